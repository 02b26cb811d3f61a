// Every view: no accessibility violations in either theme, both languages, nothing wider than a phone, and the
// pictures of docs/screenshots when UPDATE_SCREENSHOTS is set.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { api, check, desk, phone, same, violations, waitMs } from '../harness.mjs';
import { human, level } from '../table.mjs';

const pictures = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));

// Paul Morphy at the opera, Paris 1858: a graph worth looking at.
const opera = (
  'e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8 ' +
  'Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#'
).split(' ');
const ruyLopez = 'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6'.split(' ');

/** One game of each kind, some way in, so that the views have something to show. */
async function furnish(page) {
  const existing = await api(page, 'GET', '/games?limit=100');
  for (const { id } of existing.games) await api(page, 'DELETE', `/games/${id}`);
  const start = (request) => api(page, 'POST', '/games', request);
  const atOpera = await start({ game: 'chess', players: { white: human, black: human }, moves: opera });
  const twoPeople = { game: 'draughts-international', players: { white: human, black: human } };
  const draughts = await start({ ...twoPeople, moves: ['32-28', '19-23', '28x19', '14x23', '37-32', '10-14'] });
  const knights = await start({ game: 'knights', players: { white: human, black: human }, moves: ['b2c4', 'g7f5', 'g2f4'] });
  const clock = { baseMs: 600_000, incrementMs: 5000 };
  const chess = await start({ game: 'chess', players: { white: human, black: level(4) }, moves: ruyLopez, clock });
  return { chess: chess.id, draughts: draughts.id, knights: knights.id, opera: atOpera.id };
}

const views = (ids) => [
  { name: 'home', path: '/', ready: '.recent li' },
  { name: 'chess', path: `/game/${ids.chess}`, ready: '[data-ply="14"]' },
  { name: 'draughts', path: `/game/${ids.draughts}`, ready: '[data-ply="6"]' },
  { name: 'knights', path: `/game/${ids.knights}`, ready: '[data-ply="3"]' },
  { name: 'analysis', path: `/analysis/${ids.opera}?ply=24`, ready: 'ol .moves button', settle: analysed },
  { name: 'train', path: '/train', ready: '.cell.grab', picture: false },
  { name: 'lab', path: '/lab?game=chess&position=middlegame-02&run=1&tree=2&step=9', ready: '[role="treeitem"]', settle: (page) => page.locator('.agreement').waitFor(), below: { name: 'lab-tree', at: '#tree-title' } },
  { name: 'rules', path: '/rules?game=chess&rule=fork&fen=8%2F3k3q%2F8%2F8%2F6N1%2F8%2FP7%2FK7+w+-+-+0+1', ready: 'pre .pattern', settle: ruleRun },
  { name: 'editor', path: '/editor?game=draughts-spanish', ready: '.verdict:not(.bad)' },
  { name: 'games', path: '/games', ready: '.page li' },
  { name: 'import', path: '/import', ready: 'textarea' },
  { name: 'settings', path: '/settings', ready: '.previews svg' },
  { name: 'not-found', path: '/nowhere', ready: 'h1' },
];

async function analysed(page) {
  const tab = page.getByRole('tab').nth(3); // the graph
  if (await tab.count()) await tab.click();
  await page.locator('section.card button').last().click();
  // 34 positions, beside the analysis that goes on.
  await page.waitForFunction(() => document.querySelector('.drawn') && !document.querySelector('progress'), null, { timeout: 4 * waitMs });
}

async function ruleRun(page) {
  await page.locator('.sheet .primary').click();
  await page.waitForFunction(() => document.querySelector('.outcome p') && !document.querySelector('.sheet .primary').disabled);
}

async function show(page, view) {
  await page.goto(view.path);
  await page.waitForSelector(view.ready);
  await view.settle?.(page);
}

async function fits(page, name) {
  const { wide, screen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  check(wide <= screen, `${name} is ${wide} pixels wide on a screen of ${screen}`);
}

/** What the documentation shows of a view: its top, and for some a part further down. */
async function takePictures(page, view, picture) {
  mkdirSync(pictures, { recursive: true });
  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.move(0, 0);
  await page.waitForTimeout(view.name === 'analysis' ? 2000 : 200);
  await page.screenshot({ path: `${pictures}${view.name}-${picture}.png` });
  if (!view.below) return;
  await page.locator(view.below.at).evaluate((title) => title.closest('section').scrollIntoView());
  await page.waitForTimeout(200);
  await page.screenshot({ path: `${pictures}${view.below.name}-${picture}.png` });
}

/** Everything said of a view at one size and theme, in one list. */
async function faults(page, view, { picture }) {
  await show(page, view);
  await fits(page, view.name);
  check((await page.title()).includes('Damero'), `${view.name} has the title ${await page.title()}`);
  if (picture && view.picture !== false && process.env.UPDATE_SCREENSHOTS && view.name !== 'not-found') await takePictures(page, view, picture);
  return (await violations(page)).map((violation) => `${view.name}: ${violation}`);
}

const everyView = (name, options, picture) => ({
  name,
  options,
  async run({ page }) {
    const found = [];
    for (const view of views(await furnish(page))) found.push(...(await faults(page, view, { picture })));
    same(found, [], 'violations');
  },
});

export default [
  everyView('every view on a desk, light: axe', { viewport: desk }, '1280'),
  everyView('every view on a desk, dark: axe', { viewport: desk, colorScheme: 'dark' }),
  everyView('every view on a phone, light: axe', { viewport: phone, hasTouch: true, isMobile: true }, '390'),
  everyView('every view on a phone, dark, in Spanish: axe', {
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    colorScheme: 'dark',
    locale: 'es-ES',
  }),
  {
    name: 'both languages, chosen by the browser and by the switch',
    options: { locale: 'es-ES' },
    async run({ page }) {
      await page.goto('/');
      await page.getByRole('heading', { name: 'Nueva partida' }).waitFor();
      same(await page.locator('html').getAttribute('lang'), 'es', 'the language of the page');
      await page.getByRole('button', { name: 'English' }).click();
      await page.getByRole('heading', { name: 'New game' }).waitFor();
      await page.reload();
      await page.getByRole('heading', { name: 'New game' }).waitFor();
      await page.getByRole('button', { name: 'Español' }).click();
      await page.getByRole('button', { name: 'Empezar a jugar' }).click();
      await page.getByRole('button', { name: 'Rendirse' }).waitFor();
      await page.getByRole('button', { name: 'Ofrecer tablas' }).waitFor();
      await page.locator('[data-square="e2"]').and(page.getByLabel('e2, peón blanco')).waitFor();
    },
  },
  {
    name: 'a game by taps on a phone',
    options: { viewport: phone, hasTouch: true, isMobile: true },
    async run({ page }) {
      await page.goto('/');
      await page.getByRole('button', { name: 'Start playing' }).tap();
      await page.waitForSelector('.cell.grab');
      await page.locator('[data-square="e2"]').tap();
      await page.locator('[data-square="e4"]').tap();
      await page.waitForSelector('[data-ply="2"]');
      await fits(page, 'a game');
      const board = await page.getByRole('grid').boundingBox();
      check(board.y + board.height < phone.height, 'the board does not fit on the screen');
    },
  },
  {
    name: 'the panels of a phone are tabs',
    options: { viewport: phone, hasTouch: true, isMobile: true },
    async run({ page }) {
      const ids = await furnish(page);
      for (const [path, names] of [
        [`/game/${ids.chess}`, ['Moves', 'Why?', 'Actions', 'Share']],
        [`/analysis/${ids.opera}?ply=24`, ['Engine', 'Moves', 'Why?', 'Graph', 'Position']],
      ]) {
        await page.goto(path);
        const tabs = page.getByRole('tab');
        await tabs.first().waitFor();
        same(await tabs.allInnerTexts(), names, 'the tabs');
        await tabs.first().focus();
        for (const name of [...names.slice(1), names[0]]) {
          await page.keyboard.press('ArrowRight');
          same(await page.evaluate(() => document.activeElement?.textContent), name, 'the tab in focus');
          await page.getByRole('tabpanel', { name }).waitFor();
          same(await page.getByRole('tabpanel').count(), 1, 'panels shown');
          const { top, foot } = await page.evaluate(() => ({
            top: document.querySelector('[role="tabpanel"]:not([hidden])').getBoundingClientRect().bottom + scrollY,
            foot: document.querySelector('nav').getBoundingClientRect().top,
          }));
          check(top <= foot * 1.35, `${name} ends ${Math.round(top - foot)} pixels under the edge of the screen`);
          same((await violations(page)).map((violation) => `${path} ${name}: ${violation}`), [], 'violations');
        }
        await page.keyboard.press('End');
        await page.getByRole('tabpanel', { name: names.at(-1) }).waitFor();
      }
    },
  },
  {
    name: 'nothing moves while a bot thinks',
    async run({ page }) {
      await page.goto('/');
      await page.getByLabel(/^Level/).fill('4');
      await page.getByRole('button', { name: 'Start playing' }).click();
      await page.waitForSelector('.cell.grab');
      await page.evaluate(() => {
        globalThis.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) globalThis.shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: false });
      });
      for (const [from, to, ply] of [['e2', 'e4', 2], ['g1', 'f3', 4]]) {
        await page.locator(`[data-square="${from}"]`).click();
        await page.locator(`[data-square="${to}"]`).click();
        await page.waitForSelector(`[data-ply="${ply}"]`);
      }
      same(await page.evaluate(() => globalThis.shift), 0, 'layout shift');
    },
  },
  {
    name: 'settings are kept',
    async run({ page }) {
      await page.goto('/settings');
      await page.getByRole('radio', { name: 'Slate' }).check({ force: true });
      await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
      await page.getByLabel('Sounds').check();
      await page.waitForLoadState('networkidle');
      await page.reload();
      check(await page.getByLabel('Sounds').isChecked(), 'sounds were forgotten');
      same(await page.locator('html').getAttribute('data-theme'), 'dark', 'the theme');
      await page.getByRole('radio', { name: 'Wood' }).check({ force: true });
      await page.getByRole('radio', { name: 'As the device' }).check({ force: true });
      await page.getByLabel('Sounds').uncheck();
      await page.waitForLoadState('networkidle');
    },
  },
];
