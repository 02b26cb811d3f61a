import { api, check, same } from '../harness.mjs';
import { clickSquares, human, square } from '../table.mjs';

const opened = { game: 'chess', players: { white: human, black: human }, moves: ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6'] };

export default [
  {
    name: 'live lines, arrows, the bar and the threat',
    async run({ page }) {
      await page.goto('/analysis?game=chess');
      await page.waitForFunction(() => document.querySelectorAll('ol .score').length === 3);
      check((await page.locator('.arrow').count()) >= 1, 'no arrow');
      check(/\d/.test(await page.locator('.figures').innerText()), 'no depth');
      await page.getByLabel('Lines').selectOption('1');
      await page.waitForFunction(() => document.querySelectorAll('ol .score').length === 1);
      await page.getByLabel('Show the threat').check();
      await page.waitForSelector('.arrow.threat');
      await page.getByRole('switch').click();
      await page.getByText('Stopped').first().waitFor();
    },
  },
  {
    name: 'a line is followed, a variation made, the address kept',
    async run({ page }) {
      await page.goto('/analysis?game=chess');
      await page.locator('span.moves').first().locator('button').nth(1).click(); // the first lines may have but one move
      await page.waitForSelector('[data-ply="2"]');
      await page.getByRole('button', { name: 'First position' }).click();
      await clickSquares(page, 'a2', 'a3');
      await page.waitForSelector('.variation button[aria-current]');
      check(decodeURIComponent(page.url()).includes('moves=a3'), `the address is ${page.url()}`);
      await page.reload();
      await page.waitForSelector('[data-ply="1"][aria-current]');
      same(await page.locator('[data-ply="1"]').innerText(), 'a3', 'the move after loading again');
    },
  },
  {
    name: 'variations of a saved game stay with it',
    async run({ page }) {
      const game = await api(page, 'POST', '/games', opened);
      await page.goto(`/analysis/${game.id}?ply=2`);
      await page.waitForSelector('[data-ply="2"][aria-current]');
      await clickSquares(page, 'f2', 'f4');
      await page.waitForSelector('.variation button[aria-current]');
      await clickSquares(page, 'e5', 'f4');
      await page.getByRole('button', { name: 'exf4' }).and(page.locator('.variation button[aria-current]')).waitFor();
      await page.waitForLoadState('networkidle');
      await page.reload();
      await page.getByRole('button', { name: 'exf4' }).and(page.locator('.variation button[aria-current]')).waitFor();
      same(await page.locator('[data-ply]').count(), 6, 'moves of the game itself');
      const record = await (await page.request.get(`/api/v1/games/${game.id}/export`)).text();
      check(record.includes('(2. f4 exf4)'), `exported: ${record}`);
      await page.getByRole('button', { name: 'Delete this variation' }).click();
      await page.waitForFunction(() => document.querySelectorAll('.variation [data-node]').length === 1);
      await page.waitForLoadState('networkidle');
      await page.reload();
      await page.waitForSelector('.variation button');
      same(await page.locator('.variation [data-node]').allInnerTexts(), ['2. f4'], 'the variation left');
    },
  },
  {
    name: 'playing from here keeps the game so far',
    async run({ page }) {
      const game = await api(page, 'POST', '/games', opened);
      await page.goto(`/analysis/${game.id}?ply=4`);
      await page.waitForSelector('[data-ply="4"][aria-current]');
      await page.getByRole('link', { name: 'Editor' }).last().click();
      await page.getByText('A position to play from.').waitFor();
      await page.getByRole('button', { name: 'Play from here' }).click();
      await page.getByRole('radio', { name: 'Two people' }).check({ force: true });
      same(await page.getByLabel('Position').locator('option:checked').innerText(), 'After 2 moves of your game', 'the position');
      await page.getByRole('button', { name: 'Start playing' }).click();
      await page.waitForSelector('[data-ply="4"]');
      const [start, texts] = await page.evaluate(async (path) => {
        const { start, moves } = await (await fetch(`/api/v1/games/${path}`)).json();
        return [start, moves.map(({ text }) => text)];
      }, new URL(page.url()).pathname.split('/').pop());
      same([start, texts], [game.start, opened.moves.slice(0, 4)], 'the game so far');
    },
  },
  {
    name: 'a saved game analysed, with its graph',
    async run({ page }) {
      const game = await api(page, 'POST', '/games', opened);
      await page.goto(`/analysis/${game.id}?ply=2`);
      await page.waitForSelector('[data-ply="2"][aria-current]');
      await page.getByRole('button', { name: 'Analyse the game' }).click();
      await page.waitForFunction(() => !document.querySelector('progress') && document.querySelector('.drawn input'));
      await page.locator('.chart input').focus();
      await page.keyboard.press('Home');
      check((await square(page, 'e2').getAttribute('aria-label')).includes('white pawn'), 'the graph does not go to the start');
      check(page.url().endsWith('ply=0'), 'the address does not follow');
    },
  },
  {
    name: 'analysis stops when the page is left',
    async run({ page }) {
      const sent = [];
      page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(JSON.parse(payload).type)));
      await page.goto('/analysis?game=draughts-english');
      await page.waitForSelector('ol .moves button');
      await page.getByRole('link', { name: 'Settings' }).click();
      await page.waitForURL(/settings/);
      await page.waitForTimeout(50);
      same(sent.at(-1), 'stop', 'the last message');
    },
  },
];
