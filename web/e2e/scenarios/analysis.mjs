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
      await page.waitForSelector('ol .moves button');
      await page.locator('ol .moves button').nth(1).click();
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
