// Single things a player does at the board.
import { api, check, same } from '../harness.mjs';
import { clickSquares, fetchGame, human, level, openGame, plies, randomBot, square, untilOurTurn } from '../table.mjs';

const twoPeople = { white: human, black: human };

export default [
  {
    name: 'a draughts capture of several pieces, square by square',
    async run({ page }) {
      await openGame(page, { game: 'draughts-international', start: 'W:W37:B32,22,12,1', players: twoPeople });
      await clickSquares(page, '37', '28');
      check((await page.locator('.status').innerText()).includes('goes on'), 'nothing says that the capture goes on');
      same(await plies(page), 0, 'moves after the first square');
      await clickSquares(page, '17', '8');
      await page.waitForSelector('[data-ply="1"]');
      const { position } = await fetchGame(page);
      same(position.board.cells.filter(({ piece }) => piece).map(({ name }) => name), ['1', '8'], 'pieces left');
    },
  },
  {
    name: 'a capture that may stop early, and White at the head of the board',
    async run({ page }) {
      const house = { game: 'draughts-house', start: 'W:W10:B14,22' };
      await openGame(page, { ...house, players: { white: human, black: randomBot } });
      same(await page.locator('[data-cell]').first().getAttribute('data-cell'), '63', 'the first square, for White');
      await clickSquares(page, '10', '17');
      check((await page.locator('.status').innerText()).includes('to stop'), 'nothing says that the capture may stop');
      await clickSquares(page, '17');
      await page.waitForSelector('[data-ply="1"]');
      same((await fetchGame(page)).moves[0].captured.length, 1, 'pieces taken');
    },
  },
  {
    name: 'a promotion to a piece of choice',
    async run({ page }) {
      await openGame(page, { game: 'chess', start: '7k/P7/8/8/8/8/8/K7 w - - 0 1', players: twoPeople });
      await clickSquares(page, 'a7', 'a8');
      await page.keyboard.press('Escape');
      same(await plies(page), 0, 'moves after the question was left');
      await clickSquares(page, 'a7', 'a8');
      await page.getByRole('button', { name: 'white knight' }).click();
      await page.waitForSelector('[data-ply="1"]');
      same((await fetchGame(page)).lastMove, 'a8=N', 'the move');
    },
  },
  {
    name: 'drag and drop, and a typed move',
    async run({ page }) {
      await openGame(page, { game: 'chess', players: twoPeople });
      const [from, to] = [await square(page, 'e2').boundingBox(), await square(page, 'e4').boundingBox()];
      const centre = (box) => [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(...centre(from));
      await page.mouse.down();
      await page.mouse.move(...centre(to), { steps: 4 });
      await page.mouse.up();
      await page.waitForSelector('[data-ply="1"]');
      await page.getByLabel('Type a move').fill('e7e5');
      await page.keyboard.press('Enter');
      await page.waitForSelector('[data-ply="2"]');
      same((await fetchGame(page)).moves.map(({ text }) => text), ['e4', 'e5'], 'the moves');
      page.expectsRefusal = true;
      await page.getByLabel('Type a move').fill('Qh9');
      await page.keyboard.press('Enter');
      await page.locator('.notice').waitFor();
      page.troubles = page.troubles.filter((trouble) => !trouble.includes('400'));
    },
  },
  {
    name: 'take back, flip, hint, walk through the moves',
    async run({ page }) {
      await openGame(page, { game: 'chess', players: { white: human, black: randomBot } });
      await clickSquares(page, 'g1', 'f3');
      await page.waitForSelector('[data-ply="2"]');
      await page.getByRole('button', { name: 'Take back' }).click();
      await page.waitForFunction(() => document.querySelectorAll('[data-ply]').length === 0);
      same((await fetchGame(page)).plies, 0, 'plies after taking back');
      await page.getByRole('button', { name: 'Hint' }).click();
      await page.waitForSelector('.arrow.hint');
      const first = () => page.locator('[data-cell]').first().getAttribute('data-cell');
      same(await first(), '0', 'the first square');
      await page.getByRole('button', { name: 'Flip' }).click();
      same(await first(), '63', 'the first square when flipped');
      await clickSquares(page, 'd2', 'd4');
      await page.waitForSelector('[data-ply="2"]');
      await page.getByRole('button', { name: 'First position' }).click();
      check(await page.getByRole('button', { name: 'Back to the game' }).isVisible(), 'no way back to the game');
      check((await square(page, 'd2').getAttribute('aria-label')).includes('white pawn'), 'the start is not shown');
      await page.keyboard.press('ArrowRight');
      check((await square(page, 'd4').getAttribute('aria-label')).includes('white pawn'), 'the first move is not shown');
      await page.getByRole('button', { name: 'Back to the game' }).click();
      check(await untilOurTurn(page), 'the game does not go on');
    },
  },
  {
    name: 'a draw between two people, and resigning',
    async run({ page }) {
      await openGame(page, { game: 'draughts-russian', players: twoPeople });
      await page.getByRole('button', { name: 'Offer a draw' }).click();
      await page.getByRole('button', { name: 'Accept the draw' }).click();
      await page.locator('.status.over').waitFor();
      same((await fetchGame(page)).outcome.winner, null, 'the winner of a draw');
      await openGame(page, { game: 'knights', players: { white: human, black: level(1) } });
      await page.getByRole('button', { name: 'Resign' }).click();
      await page.locator('dialog').getByRole('button', { name: 'Resign' }).click();
      await page.locator('.status.over').waitFor();
      same((await fetchGame(page)).outcome.winner, 'black', 'the winner');
    },
  },
  {
    name: 'a clock that runs',
    async run({ page }) {
      await openGame(page, { game: 'chess', players: twoPeople, clock: { baseMs: 180_000, incrementMs: 2000 } });
      await clickSquares(page, 'e2', 'e4');
      await page.waitForSelector('[data-ply="1"]');
      const clock = page.getByRole('timer', { name: 'Clock of Black' });
      await page.waitForFunction(() => [...document.querySelectorAll('[role="timer"]')].some((timer) => timer.textContent?.trim() === '2:58'));
      check((await clock.innerText()).startsWith('2:5'), 'the clock of the side to move stands still');
    },
  },
  {
    name: 'a clock of one’s own, and that it is kept',
    async run({ page }) {
      await page.goto('/');
      const start = page.getByRole('button', { name: 'Start playing' });
      await page.getByLabel('Clock').selectOption('Another time…');
      const minutes = page.getByLabel('Minutes for all moves');
      for (const bad of ['0', '-3', '', '2000']) {
        await minutes.fill(bad);
        check(await start.isDisabled(), `a game of ${bad || 'no'} minutes could start`);
      }
      await page.getByText('From one second to 24 hours').waitFor();
      await minutes.fill('1.5');
      await page.getByLabel('Seconds added a move').fill('4');
      await start.click();
      await page.waitForURL(/\/game\//);
      same((await fetchGame(page)).clock, { baseMs: 90_000, incrementMs: 4000 }, 'the clock');
      await page.goto('/');
      await minutes.waitFor();
      same([await minutes.inputValue(), await page.getByLabel('Seconds added a move').inputValue()], ['1.5', '4'], 'the clock kept');
      await page.getByLabel('Clock').selectOption('5 min + 3 s');
      await start.click();
      await page.waitForURL(/\/game\//);
      await page.goto('/');
      await page.waitForFunction(() => document.querySelector('#clock')?.selectedOptions[0].text.trim() === '5 min + 3 s');
    },
  },
  {
    name: 'a game deleted in another window',
    async run({ page }) {
      const game = await openGame(page, { game: 'chess', players: twoPeople });
      await clickSquares(page, 'e2', 'e4');
      await page.waitForSelector('[data-ply="1"]');
      await api(page, 'DELETE', `/games/${game.id}`);
      await page.getByRole('heading', { name: 'This game was deleted' }).waitFor();
      await page.getByRole('link', { name: 'New game' }).click();
      await page.waitForSelector('form');
    },
  },
  {
    name: 'a game set up in the editor',
    async run({ page }) {
      await page.goto('/editor?game=draughts-spanish');
      await page.getByRole('button', { name: 'Clear the board' }).click();
      await page.getByRole('button', { name: 'white king' }).click();
      await square(page, '1').click();
      await page.getByRole('button', { name: 'black man' }).click();
      await square(page, '27').click();
      await square(page, '30').click();
      await square(page, '30').click();
      check((await square(page, '30').getAttribute('aria-label')).includes('empty'), 'a second press does not take the piece away');
      await page.getByText('A position to play from.').waitFor();
      await page.getByRole('button', { name: 'Play from here' }).click();
      await page.getByRole('button', { name: 'Start playing' }).click();
      await page.waitForURL(/\/game\//);
      same((await fetchGame(page)).start, 'W:WK1:B27', 'the position');
    },
  },
  {
    name: 'a page loaded again in the middle of a game',
    async run({ page }) {
      await openGame(page, { game: 'draughts-brazilian', players: { white: human, black: randomBot } });
      for (let ply = 2; ply <= 6; ply += 2) {
        const { position } = await fetchGame(page);
        for (const cell of position.legal[0].path) await page.locator(`[data-cell="${cell}"]`).click();
        await page.waitForSelector(`[data-ply="${ply}"]`);
      }
      const before = await fetchGame(page);
      const shown = await page.locator('[data-ply]').allInnerTexts();
      await page.reload();
      await page.waitForSelector('[data-ply="6"]');
      const after = await fetchGame(page);
      same([after.fen, after.plies], [before.fen, before.plies], 'the game');
      same(await page.locator('[data-ply]').allInnerTexts(), shown, 'the moves shown');
      check(await untilOurTurn(page), 'the game does not go on');
      await page.goto('/');
      await page.locator('.recent a[href^="/game/"]').first().click();
      await page.waitForSelector('[data-ply="6"]');
      await api(page, 'DELETE', `/games/${before.id}`);
    },
  },
];
