// Training: puzzles solved and missed, hints, solutions, files of puzzles, what was missed comes back.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { api, check, phone, same, violations } from '../harness.mjs';
import { clickSquares, human } from '../table.mjs';

const pictures = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
const header = 'PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags,Game';

// Légal's mate, Paris 1750; the others are made up: a fork in two moves, a mate with a choice of mates, a capture of draughts.
const legal = (id) =>
  `${id},rn1qkbnr/ppp2ppp/3p4/4p3/2B1P1b1/2N2N2/PPPP1PPP/R1BQK2R b KQkq - 5 4,g7g6 f3e5 g4d1 c4f7 e8e7 c3d5,` +
  '1500,80,90,10,long mate mateIn3 opening sacrifice,,,chess';
const fork = (id) => `${id},8/p2k3q/8/8/6N1/8/P7/K7 b - - 0 1,a7a6 g4f6 d7e7 f6h7,1400,80,90,10,fork short endgame,,,chess`;
const mate = (id) => `${id},6k1/2p2ppp/8/8/8/8/5PPP/RQ4K1 b - - 0 1,c7c6 a1a8,900,80,90,10,backRankMate mate mateIn1 oneMove,,,chess`;
const shot = (id) => `${id},"B:W32,31:B1,23",23-27 31x24,1000,80,90,10,shot oneMove,,,draughts-english`;

let nextId = 0;
/** Puts one puzzle on an empty shelf of imported ones and opens it. */
async function open(page, row, query = 'source=import') {
  const id = `e2e${Date.now()}x${++nextId}`;
  await api(page, 'DELETE', '/train/puzzles?source=import');
  await api(page, 'POST', '/train/import', { text: `${header}\n${row(id)}` });
  await page.goto(`/train?${query}`);
  await page.waitForSelector('.cell.grab');
  return `import:${id}`;
}

const rating = async (page) => Number(await page.locator('[data-rating]').innerText());
const headline = (page, text) => page.locator('.headline', { hasText: text }).waitFor();

async function fits(page) {
  const { wide, screen } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, screen: document.documentElement.clientWidth }));
  check(wide <= screen, `${wide} pixels wide on a screen of ${screen}`);
}

async function picture(page, name) {
  if (!process.env.UPDATE_SCREENSHOTS || !name) return;
  mkdirSync(pictures, { recursive: true });
  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.move(0, 0);
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${pictures}${name}.png` });
}

const wholeLine = (name, options, size) => ({
  name,
  options,
  async run({ page }) {
    await open(page, legal);
    await picture(page, `train-${size}`);
    await clickSquares(page, 'f3', 'g5');
    await headline(page, 'is the answer');
    await picture(page, `train-refuted-${size}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    for (const [from, to] of [['f3', 'e5'], ['c4', 'f7']]) {
      await clickSquares(page, from, to);
      await headline(page, 'Right! The answer is');
    }
    await clickSquares(page, 'c3', 'd5');
    await headline(page, 'That is it.');
    await page.locator('section li').first().waitFor();
    await fits(page);
    await picture(page, `train-solved-${size}`);
    await page.getByRole('button', { name: 'Nxe5', exact: true }).first().click();
    await page.locator('[data-square="d1"]').and(page.getByLabel('d1, white queen')).waitFor();
  },
});

export default [
  {
    name: 'train: a puzzle solved is explained and moves the rating',
    async run({ page }) {
      await open(page, fork);
      await headline(page, 'White to move. Find the best move.');
      const before = await rating(page);
      const sure = Number(/\d+/.exec(await page.locator('dl .note').first().innerText())[0]);
      same(await page.getByText('The first puzzles move it much').count(), sure > 110 ? 1 : 0, `a word on a rating known to ${sure}`);
      same(await page.locator('[data-ply]').count(), 0, 'moves of the solution shown');
      await clickSquares(page, 'g4', 'f6');
      await headline(page, 'Right! The answer is Ke7. Go on.');
      await clickSquares(page, 'f6', 'h7');
      await headline(page, 'Solved!');
      check((await rating(page)) > before, 'the rating did not rise');
      same(await page.locator('[data-streak]').innerText() !== '0', true, 'a streak');
      await page.locator('section', { hasText: 'Why it works' }).getByRole('button', { name: 'Nf6+' }).click();
      await page.locator('section li', { hasText: 'attacks the king' }).first().waitFor();
      await page.getByRole('button', { name: 'The rule: Fork' }).first().click();
      await page.getByRole('dialog').getByText('move_creates_fork').first().waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      check((await page.locator('g.arrow').count()) > 0, 'no arrows for the fork');
      same(await violations(page), [], 'violations');
      await page.getByRole('button', { name: 'Next puzzle' }).click();
      await page.getByText('seen before, does not count').waitFor();
    },
  },
  wholeLine('train: a line of three moves, gone back through', {}, '1280'),
  wholeLine('train: the same on a phone', { viewport: phone, hasTouch: true, isMobile: true }, '390'),
  {
    name: 'train: a wrong move is refuted, tried again, and comes back',
    async run({ page }) {
      const id = await open(page, fork);
      const before = await rating(page);
      await clickSquares(page, 'g4', 'f2');
      await headline(page, 'Nf2 is not it');
      check((await rating(page)) < before, 'the rating did not fall');
      await headline(page, 'is the answer');
      same(await violations(page), [], 'violations');
      await page.getByRole('button', { name: 'Try again' }).click();
      await clickSquares(page, 'g4', 'f6');
      await headline(page, 'Right! The answer is');
      await clickSquares(page, 'f6', 'h7');
      await headline(page, 'You will see this one again');
      same(await page.locator('[data-streak]').innerText(), '0', 'the streak');
      await page.reload();
      await page.getByRole('button', { name: /Review missed/ }).click();
      await page.getByText('Review of what you missed.').waitFor();
      const shown = await api(page, 'POST', '/train/next', { review: true });
      same(shown.puzzle.puzzle, id, 'the puzzle to review');
      await page.getByRole('button', { name: 'Back to new puzzles' }).click();
      await page.getByText('Review of what you missed.').waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'train: hints name the theme and then the piece, by keyboard alone',
    async run({ page }) {
      await open(page, fork);
      await page.keyboard.press('h');
      await page.getByText('Look for: fork.').waitFor();
      same(await page.locator('circle.lit').count(), 0, 'squares lit by the first hint');
      await page.keyboard.press('h');
      await page.getByText('white knight on g4').waitFor();
      same(await page.locator('circle.lit').count(), 1, 'squares lit by the second hint');
      await page.locator('[data-square="g4"]').focus();
      await page.keyboard.press('Enter');
      for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
      await headline(page, 'Right! The answer is');
      await page.keyboard.press('Enter');
      for (const key of ['ArrowUp', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
      await headline(page, 'Solved, with a hint.');
      await page.keyboard.press('n');
      await headline(page, 'Find the best move');
    },
  },
  {
    name: 'train: another mate is as good, and the solution can be shown',
    async run({ page }) {
      await open(page, mate);
      await clickSquares(page, 'b1', 'b8');
      await headline(page, 'Solved!');
      await open(page, mate);
      await page.getByRole('button', { name: 'Show the solution' }).click();
      await headline(page, 'This was the way.');
      await page.locator('[data-ply="2"][aria-current]', { hasText: 'Ra8#' }).waitFor();
      check(await page.locator('[data-square="a8"]').and(page.getByLabel('a8, white rook')).count(), 'the solution is not on the board');
      same(await violations(page), [], 'violations');
    },
  },
  {
    name: 'train: a file of puzzles, with broken rows named',
    async run({ page }) {
      await api(page, 'DELETE', '/train/puzzles?source=import');
      await page.goto('/train');
      await page.getByText('More puzzles').click();
      const rows = [header, fork('csv1'), 'csv2,not a board,e2e4 e7e5,1500,80,90,10,x,,,chess', mate('csv3'), shot('csv4')];
      const input = page.getByLabel('A Lichess puzzle file (CSV)');
      await input.setInputFiles({ name: 'puzzles.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
      await page.getByText('Added: 3. Known already: 0. Broken rows: 1.').waitFor();
      await page.getByText(/^Line 3: /).waitFor();
      await input.setInputFiles({ name: 'large.csv', mimeType: 'text/csv', buffer: Buffer.alloc(20_000_001, 'x') });
      await page.getByText(/at most 20 are taken/).waitFor();
      await page.getByLabel('From', { exact: true }).selectOption('Imported');
      await page.getByLabel('Game', { exact: true }).selectOption('draughts-english');
      await page.waitForURL(/game=draughts-english/);
      await page.locator('[data-square="31"].grab').waitFor();
      await clickSquares(page, '31', '24');
      await headline(page, 'Solved!');
      await page.getByText('Progress').click();
      await page.getByRole('img', { name: /Rating after each puzzle/ }).waitFor();
      await page.getByRole('row', { name: /^shot/ }).waitFor();
      same(await violations(page), [], 'violations');
      await page.getByRole('button', { name: 'Remove the imported puzzles (3)' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('button', { name: /Remove the imported/ }).waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'train: puzzles found in a saved game',
    async run({ page }) {
      const existing = await api(page, 'GET', '/games?limit=100');
      for (const { id } of existing.games) await api(page, 'DELETE', `/games/${id}`);
      const moves = 'e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#'.split(' ');
      await api(page, 'POST', '/games', { game: 'chess', players: { white: human, black: human }, moves });
      await page.goto('/train');
      await page.getByText('More puzzles').click();
      await page.getByRole('button', { name: 'Find puzzles in my games' }).click();
      await page.getByText(/^Done: 1 games looked through, [01] new puzzles/).waitFor();
      await page.getByLabel('From', { exact: true }).selectOption('My games');
      await page.waitForURL(/source=own/);
      await page.locator('[data-square="h5"].grab').waitFor();
      await clickSquares(page, 'h5', 'f7');
      await headline(page, 'Solved!');
    },
  },
  {
    name: 'train: on a phone, dark, in Spanish',
    options: { viewport: phone, hasTouch: true, isMobile: true, colorScheme: 'dark', locale: 'es-ES' },
    async run({ page }) {
      await open(page, fork);
      await headline(page, 'Juegan blancas. Encuentra la mejor jugada.');
      await fits(page);
      const board = await page.getByRole('grid').boundingBox();
      check(board.y + board.height < phone.height, 'the board does not fit on the screen');
      await page.locator('[data-square="g4"]').tap();
      await page.locator('[data-square="f6"]').tap();
      await headline(page, '¡Bien! La respuesta es');
      await page.locator('[data-square="f6"]').tap();
      await page.locator('[data-square="h7"]').tap();
      await headline(page, '¡Resuelto!');
      await page.locator('section li', { hasText: 'caballo' }).first().waitFor();
      await fits(page);
      same(await violations(page), [], 'violations');
    },
  },
];
