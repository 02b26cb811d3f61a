// The lab: searches side by side, the tree of one of them walked by mouse and keys, a large tree measured, a link that carries all.
import { readFileSync } from 'node:fs';
import { check, crowding, phone, same, violations, waitMs } from '../harness.mjs';

const takes = '4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1'; // a pawn that can take a knight: 91, 31 and 19 nodes
const setup = (searches, more = '') => {
  const query = new URLSearchParams({ game: 'chess', fen: takes });
  for (const search of searches) query.append('search', search);
  return `/lab?${query}${more}`;
};
const small = ['minimax?depth=2', 'heuristic?depth=2', 'tactical?depth=2&order=classic'];

const compared = (page) => page.locator('.agreement').waitFor();
const piece = (page, square) => page.locator(`[data-square="${square}"]`).getAttribute('aria-label');

/** Bytes that the page's own process has to itself. */
async function privateBytes(page) {
  const session = await page.context().browser().newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      const rollup = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
      return [...rollup.matchAll(/^Private_\w+:\s+(\d+) kB/gm)].reduce((sum, [, kilobytes]) => sum + Number(kilobytes), 0) * 1024;
    });
  return Math.max(...sizes);
}

/** The times between frames while the list is scrolled all the way, in milliseconds, sorted. */
const scrolledFrames = (page, frames) =>
  page.evaluate(
    (count) =>
      new Promise((done) => {
        const tree = document.querySelector('[role="tree"]');
        const times = [];
        let before = 0;
        const frame = (now) => {
          if (before) times.push(now - before);
          before = now;
          if (times.length === count) return done(times.sort((a, b) => a - b));
          tree.scrollTop = ((tree.scrollHeight - tree.clientHeight) * times.length) / count;
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
    frames,
  );

export default [
  {
    name: 'lab: searches side by side, and that they agree',
    async run({ page }) {
      await page.goto(setup(small));
      await page.getByRole('button', { name: 'Compare' }).click();
      await compared(page);
      check((await page.locator('.agreement').innerText()).includes('3 searches of depth 2 agree'), 'the values are not said to agree');
      const nodes = await page.locator('figure').first().locator('dd').allInnerTexts();
      same(nodes, ['91', '31', '19'], 'nodes');
      same(await page.locator('figure').count(), 4, 'charts');
      const widths = await page.locator('figure').first().locator('rect').evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
      check(widths[0] > 2 * widths[1] && widths[1] > widths[2], `bars of ${widths}`);
      check(page.url().includes('run=1'), 'the link does not say that it was run');
      await page.reload();
      await compared(page);
      same(await violations(page), [], 'violations');
    },
  },
  {
    name: 'lab: a search that takes long is stopped by hand',
    async run({ page }) {
      await page.goto('/lab?game=chess&position=middlegame-01&search=minimax%3Fdepth%3D7&search=heuristic%3Fdepth%3D1');
      await page.getByRole('button', { name: 'Compare' }).click();
      await page.getByText('searching…').waitFor();
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByRole('button', { name: 'Compare' }).waitFor();
      same(await page.locator('[data-state]').count(), 0, 'searches that go on');
    },
  },
  {
    name: 'lab: a tree unfolded, walked by keys and step by step',
    async run({ page }) {
      await page.goto(setup(small, '&run=1'));
      await compared(page);
      await page.getByRole('button', { name: /Open the tree of Alpha-beta, ordered/ }).click();
      const tree = page.getByRole('tree');
      await tree.waitFor();
      const first = page.locator('[data-node="1"]');
      check((await first.innerText()).includes('exd5'), 'the capture does not come first');
      check((await first.innerText()).includes('a capture'), 'what put it first is not named');
      check((await page.locator('.row.principal').count()) === 3, 'the principal line is not marked');
      check((await page.locator('.row.never').count()) > 0, 'no moves that were never searched');
      await tree.focus();
      await page.keyboard.press('ArrowDown');
      await page.waitForFunction(() => document.querySelector('[data-square="d5"]').getAttribute('aria-label').includes('white pawn'));
      check((await page.locator('[aria-selected="true"]').getAttribute('data-node')) === '1', 'the keys do not walk the tree');
      await page.keyboard.press('ArrowLeft');
      same(await first.getAttribute('aria-expanded'), 'false', 'folded');
      await page.keyboard.press('ArrowRight');
      same(await first.getAttribute('aria-expanded'), 'true', 'unfolded');
      await page.keyboard.press('End');
      await page.keyboard.press('Home');
      await page.waitForFunction(() => document.querySelector('[data-square="d5"]').getAttribute('aria-label').includes('black knight'));
      const sentence = page.locator('.sentence');
      check((await sentence.innerText()).includes('Enter root'), `the walk begins with ${await sentence.innerText()}`);
      const slider = page.getByLabel('How far the search has come');
      same(await slider.getAttribute('max'), String(2 * 19 - 1), 'each node is entered and left');
      let cuts = 0;
      for (let step = 1; step < 38; ++step) {
        await page.getByRole('button', { name: 'One step on' }).click();
        if ((await sentence.innerText()).includes('cut-off')) ++cuts;
      }
      check(cuts > 0, 'no cut-off on the way');
      check((await sentence.innerText()).includes('Back from root'), 'the walk does not end at the root');
      await page.getByRole('button', { name: 'One step back' }).click();
      await page.getByRole('button', { name: 'Play' }).click();
      await page.waitForFunction(() => document.querySelector('.sentence').textContent.includes('Back from root'));
      same(await violations(page), [], 'violations');
      const link = page.url();
      check(link.includes('tree=2') && link.includes('step='), `the link is ${link}`);
      await page.goto(link);
      await page.waitForFunction(() => document.querySelector('.sentence')?.textContent.includes('Back from root'));
      check((await piece(page, 'd5')).includes('black knight'), 'the board of the link');
    },
  },
  {
    name: 'lab: searches and orders say what they do, signs what they mean',
    async run({ page }) {
      await page.goto('/lab?game=chess');
      const picker = page.locator('ol').filter({ hasText: 'Order of the moves' });
      const before = await picker.innerText();
      for (const order of ['classic', 'mvv-lva', 'generator', 'damero']) {
        await page.getByLabel('Order of the moves').selectOption(order);
        const note = await page.getByLabel('Order of the moves').evaluate((select) => document.getElementById(select.getAttribute('aria-describedby')).textContent);
        check(note.length > 30, `${order} says nothing`);
      }
      same(await picker.innerText(), before, 'back to where it was');
      await page.getByRole('button', { name: 'Compare' }).click();
      await compared(page);
      await page.getByRole('button', { name: /Open the tree of Alpha-beta, ordered/ }).click();
      await page.getByRole('tree').waitFor();
      check(await page.getByText('moves that nobody had to look at').first().isVisible(), 'the signs are not explained');
      check((await page.locator('.row.never').count()) > 0, 'no pruned branch among the first rows');
      check((await page.locator('.map .never').getAttribute('d')).length > 0, 'nothing grey in the picture');
    },
  },
  {
    name: 'lab: the picture of the tree, from all of it to a move',
    async run({ page }) {
      await page.goto('/lab?game=chess&search=tactical%3Fdepth%3D3&run=1&tree=0');
      const map = page.locator('.map svg');
      await map.waitFor();
      const names = () => map.locator('text').allTextContents();
      check((await names()).includes('e4 = +1'), `the moves of the root: ${await names()}`);
      const few = (await names()).length;
      const box = await map.boundingBox();
      await map.click({ position: { x: box.width * 0.6, y: 36 } });
      await page.waitForFunction(() => document.querySelector('[data-square="e4"]').getAttribute('aria-label').includes('white pawn'));
      check((await page.locator('[aria-selected="true"]').innerText()).includes('e4'), 'the row of what was pressed is not chosen');
      await page.getByRole('button', { name: 'Close to what is chosen' }).click();
      for (let press = 0; press < 3; ++press) await page.getByRole('button', { name: 'Closer' }).click();
      check((await names()).length > few, 'no more names when it is closer');
      const zoomed = Number((await page.locator('output').innerText()).replace('×', ''));
      check(zoomed > 8, `${zoomed} times as close`);
      await map.dblclick({ position: { x: box.width / 2, y: 60 } });
      await page.getByRole('button', { name: 'All of it' }).click();
      same(await page.locator('output').innerText(), '× 1.0', 'the whole again');
      same(await page.locator('.veil').count(), 0, 'veils while nobody walks');
      await page.getByRole('button', { name: 'One step on' }).click();
      check((await page.locator('.veil').count()) > 2, 'what is to come is not veiled');
      same(await violations(page), [], 'violations');
    },
  },
  {
    name: 'lab: where a tree is capped, the search goes on from there',
    async run({ page }) {
      await page.goto('/lab?game=chess&position=middlegame-01&search=heuristic%3Fdepth%3D4&run=1&tree=0');
      await page.getByRole('tree').waitFor({ timeout: 2 * waitMs });
      check((await page.locator('.figures').innerText()).includes('Shown down to ply'), 'the tree is whole');
      await page.getByRole('button', { name: 'Unfold all' }).click();
      await page.locator('.row .capped').first().click();
      check((await page.locator('p.capped').innerText()).includes('The tree is capped here'), 'nothing says that it is capped');
      const fen = () => page.getByLabel('FEN').inputValue();
      const before = await fen();
      await page.getByRole('link', { name: 'Search again from here' }).click();
      await page.waitForFunction((old) => document.querySelector('input[type="text"]')?.value && document.querySelector('input[type="text"]').value !== old, before);
      await page.getByRole('tree').waitFor();
      check((await page.locator('#tree-title').innerText()).includes('depth 1'), 'not as deep as before');
      same(await page.locator('.row .capped').count(), 0, 'capped again');
      await page.goBack();
      await page.waitForFunction((old) => document.querySelector('input[type="text"]')?.value === old, before);
    },
  },
  {
    name: 'lab: a tree of 200,000 nodes opens and scrolls',
    async run({ page }) {
      await page.goto('/lab?game=draughts-spanish&position=middlegame-06&search=minimax%3Fdepth%3D6');
      await page.getByRole('button', { name: 'Compare' }).click();
      await page.getByRole('button', { name: /Open the tree/ }).waitFor();
      await page.evaluate(() => {
        const fetched = window.fetch;
        window.fetch = (...request) => {
          if (String(request[0]).includes('/lab/trees/')) globalThis.asked = performance.now();
          return fetched(...request);
        };
        new MutationObserver(() => {
          if (!globalThis.drawn && document.querySelector('[role="treeitem"]')) requestAnimationFrame(() => (globalThis.drawn = performance.now()));
        }).observe(document.body, { childList: true, subtree: true });
      });
      await page.getByRole('button', { name: /Open the tree/ }).click();
      await page.waitForFunction(() => globalThis.drawn, null, { timeout: waitMs });
      const nodes = Number(await page.locator('[data-nodes]').getAttribute('data-nodes'));
      const openMs = await page.evaluate(() => globalThis.drawn - globalThis.asked);
      check(nodes >= 200_000, `the tree has ${nodes} nodes`);
      await page.getByRole('button', { name: 'Unfold all' }).click();
      await page.waitForFunction(() => document.querySelector('[role="tree"]').scrollHeight > 5_000_000);
      check((await page.getByRole('treeitem').count()) < 100, 'rows that nobody sees exist');
      const frames = await scrolledFrames(page, 60);
      const bytes = await privateBytes(page);
      const [median, worst] = [frames[30], frames[54]];
      console.log(
        `    ${nodes} nodes: on the screen ${openMs.toFixed(0)} ms after it was asked for, a frame ${median.toFixed(0)} ms (nine in ten within ${worst.toFixed(0)}), ${(bytes / 1e6).toFixed(0)} MB`,
      );
      check(openMs < 1000 * crowding(), `${openMs} ms to open`);
      check(median < 34 * crowding(), `${median} ms a frame`);
      check(bytes < 300e6, `${bytes} bytes`);
    },
  },
  {
    name: 'lab: on a phone, in Spanish, and from the analysis',
    options: { viewport: phone, hasTouch: true, isMobile: true, locale: 'es-ES' },
    async run({ page }) {
      await page.goto('/analysis?game=draughts-spanish');
      await page.getByRole('tab').last().click();
      await page.getByRole('tabpanel').getByRole('link', { name: 'Laboratorio' }).click();
      await page.getByRole('button', { name: 'Comparar' }).click();
      await compared(page);
      check((await page.locator('.agreement').innerText()).includes('coinciden, como deben'), 'en español');
      await page.getByRole('button', { name: /Abrir el árbol de Alfa-beta, profundidad/ }).click();
      await page.getByRole('tree').waitFor();
      const { wide, screen } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, screen: document.documentElement.clientWidth }));
      check(wide <= screen, `${wide} pixels wide on a screen of ${screen}`);
      await page.getByRole('tree').evaluate((tree) => tree.scrollIntoView({ block: 'end' }));
      const board = await page.getByRole('grid').boundingBox();
      check(board.y >= 0 && board.y < 60 && board.height > 120, `the board is at ${board.y}, ${board.height} high`);
      const before = await page.getByRole('grid').innerHTML();
      await page.getByRole('treeitem').nth(1).click();
      await page.waitForFunction((old) => document.querySelector('[role="grid"]').innerHTML !== old, before);
      check((await page.locator('.way').first().innerText()).length > 0, 'the moves are not beside the board');
      same(await violations(page), [], 'violations');
    },
  },
];
