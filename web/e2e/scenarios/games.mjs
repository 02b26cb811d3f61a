// Whole games, from the first page to the result.
import { check, same } from '../harness.mjs';
import { clickCell, fetchGame, gameId, playWholeGame, seedRandomBot } from '../table.mjs';

/** Chooses game, variant and the random bot on the first page, and starts. */
async function startByClicks(page, family, variant) {
  await seedRandomBot(page);
  await page.goto('/');
  await page.getByRole('radio', { name: family, exact: true }).check({ force: true });
  if (variant) await page.getByLabel('Rules').selectOption(variant);
  await page.getByRole('radio', { name: 'A named bot' }).check({ force: true });
  const random = await page.getByLabel('Bot', { exact: true }).locator('option').evaluateAll((options) =>
    options.find((option) => option.value.startsWith('random'))?.value);
  await page.getByLabel('Bot', { exact: true }).selectOption(random);
  await page.getByRole('button', { name: 'Start playing' }).click();
  await page.waitForURL(/\/game\//);
}

const whole = (family, variant, game, seed) => ({
  name: `a whole game of ${game} by clicks`,
  async run({ page }) {
    await startByClicks(page, family, variant);
    const played = await playWholeGame(page, clickCell, seed);
    same(played.game, game, 'the game played');
    check(await page.locator('.status.over').isVisible(), 'the result is not shown');
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.waitForFunction((id) => !location.pathname.endsWith(id), played.id);
    same((await fetchGame(page)).game, game, 'the next game');
  },
});

async function tabTo(page, matches) {
  for (let presses = 0; presses < 80; ++presses) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(matches)) return;
  }
  throw new Error(`Tab never reached ${matches}`);
}

/** Walks the cursor to a cell with the arrow keys and presses Enter. */
async function walkAndEnter(page, cell) {
  const at = async () => page.evaluate(() => Number(document.activeElement?.getAttribute('data-cell') ?? -1));
  const size = Math.sqrt(await page.locator('[data-cell]').count());
  const flipped = (await page.locator('[data-cell]').first().getAttribute('data-cell')) !== '0';
  const place = (index) => (flipped ? size * size - 1 - index : index);
  let here = await at();
  check(here >= 0, 'the focus is not on the board');
  const [x, y] = [place(here) % size, Math.floor(place(here) / size)];
  const [toX, toY] = [place(cell) % size, Math.floor(place(cell) / size)];
  for (let i = x; i !== toX; i += Math.sign(toX - i)) await page.keyboard.press(toX > x ? 'ArrowRight' : 'ArrowLeft');
  for (let i = y; i !== toY; i += Math.sign(toY - i)) await page.keyboard.press(toY > y ? 'ArrowDown' : 'ArrowUp');
  here = await at();
  same(here, cell, 'the cursor');
  await page.keyboard.press('Enter');
}

const byKeyboard = {
  name: 'a whole game of English draughts by keyboard alone',
  async run({ page }) {
    await seedRandomBot(page);
    await page.goto('/');
    await page.waitForSelector('form');
    await tabTo(page, () => document.activeElement?.getAttribute('name') === 'family');
    await page.keyboard.press('ArrowRight');
    await tabTo(page, () => document.activeElement?.id === 'variant');
    await page.keyboard.type('English');
    await tabTo(page, () => document.activeElement?.getAttribute('value') === 'level');
    await page.keyboard.press('ArrowRight');
    await tabTo(page, () => document.activeElement?.id === 'bot');
    await page.keyboard.press('Home');
    await tabTo(page, () => document.activeElement?.classList.contains('start'));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/game\//);
    await page.waitForSelector('[role="grid"]');
    await tabTo(page, () => document.activeElement?.getAttribute('role') === 'gridcell');
    const played = await playWholeGame(page, walkAndEnter, 3);
    same([played.id, played.game], [gameId(page), 'draughts-english'], 'the game played');
  },
};

export default [
  whole('Chess', null, 'chess', 11),
  whole('Draughts', 'draughts-spanish', 'draughts-spanish', 12),
  whole('Knights', null, 'knights', 13),
  whole('Draughts', 'draughts-international', 'draughts-international', 14),
  whole('Hexapawn', null, 'hexapawn', 15),
  whole('Hexapawn', 'hexapawn-4', 'hexapawn-4', 16),
  byKeyboard,
];
