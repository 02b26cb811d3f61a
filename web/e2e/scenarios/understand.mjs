// Why a move is good, walked on the board; the rule behind it; the evaluation by its terms; a game reviewed, a mistake tried
// again, the review kept in a file. With few nodes, so that they are quick.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { api, check, desk, phone, same, violations } from '../harness.mjs';
import { clickSquares, human, openGame, randomBot, untilOurTurn } from '../table.mjs';

const pictures = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
const fork = `/analysis?game=chess&fen=${encodeURIComponent('8/3k3q/8/8/6N1/8/P7/K7 w - - 0 1')}&moves=${encodeURIComponent('Nf6+')}`;
const shot = `/analysis?game=draughts-english&fen=${encodeURIComponent('W:W18,22,23:B9,10,14')}`;
const touch = { viewport: phone, hasTouch: true, isMobile: true };

// White hangs a piece, Black gives it back and is mated.
const lesson = 'e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#'.split(' ');

async function picture(page, name) {
  if (!process.env.UPDATE_SCREENSHOTS) return;
  mkdirSync(pictures, { recursive: true });
  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.move(0, 0);
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${pictures}${name}-${page.viewportSize().width}.png` });
}

async function clean(page, what) {
  same((await violations(page)).map((violation) => `${what}: ${violation}`), [], 'violations');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  check(wide <= 0, `${what} is ${wide} pixels too wide`);
}

async function openReview(page, moves = lesson, players = { white: human, black: human }) {
  const game = await api(page, 'POST', '/games', { game: 'chess', players, moves });
  await page.goto(`/review/${game.id}?nodes=1000`);
  await page.getByRole('button', { name: /Next mistake|Siguiente error/ }).waitFor();
  return game;
}

const explained = (name, options, words) => ({
  name,
  options,
  async run({ page }) {
    await page.goto(fork);
    await page.waitForSelector('[data-cell]');
    const tab = page.getByRole('tab', { name: words.moves });
    if (await tab.count()) await tab.click();
    await page.waitForSelector('[data-ply="1"][aria-current]');
    await page.getByRole('button', { name: words.why }).last().click();
    await page.locator('.claim', { hasText: words.sentence }).waitFor();
    await page.waitForSelector('.arrow.claim');
    same(await page.locator('.arrow.claim').count(), 2, 'arrows of the fork');
    same(await page.locator('.board .victim').count(), 1, 'pieces that fall');
    await clean(page, 'the reasons');
    await picture(page, words.picture);
    await page.getByRole('button', { name: words.proof }).click();
    await page.waitForSelector('.proof li');
    same(await page.locator('.proof li').count(), 7, 'defences');
    await clean(page, 'the proof');
    await page.locator('.proof li button').first().click();
    await page.locator('.proof .primary').click();
    await page.waitForSelector('.proof .end');
    await page.locator('.board.other').waitFor();
    await page.getByRole('button', { name: words.back }).click();
    await page.locator('.claim', { hasText: words.sentence }).waitFor();
  },
});

export default [
  explained('a move is explained and its proof walked', { viewport: desk }, {
    moves: 'Moves',
    why: 'Why Nf6+?',
    sentence: 'The knight on f6 attacks the king on d7 and the queen on h7 at once',
    proof: 'Show the proof',
    back: 'Back to the reasons',
    picture: 'why',
  }),
  explained('a move is explained on a phone, in Spanish and dark', { ...touch, locale: 'es-ES', colorScheme: 'dark' }, {
    moves: 'Jugadas',
    why: '¿Por qué Nf6+?',
    sentence: 'a la vez',
    proof: 'Ver la demostración',
    back: 'Volver a las razones',
    picture: 'why-es',
  }),
  {
    name: 'a proof is walked by keyboard, a defence played on the board',
    async run({ page }) {
      await page.goto(fork);
      await page.getByRole('button', { name: 'Why Nf6+?' }).last().press('Enter');
      await page.getByRole('button', { name: 'Show the proof' }).press('Enter');
      const moves = () => page.locator('.proof nav button').allInnerTexts();
      await page.waitForSelector('.proof li');
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction(() => document.querySelectorAll('.proof nav button').length === 2);
      const [, first] = await moves();
      await page.keyboard.press('ArrowDown');
      await page.waitForFunction((was) => document.querySelectorAll('.proof nav button')[1].textContent !== was, first);
      await page.keyboard.press('ArrowRight');
      await page.waitForSelector('.proof .end');
      same((await moves()).at(-1), 'Nxh7', 'the last move of the proof');
      await picture(page, 'proof');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await page.waitForSelector('.proof li');
      await clickSquares(page, 'd7', 'd8');
      await page.waitForFunction(() => document.querySelectorAll('.proof nav button').length === 2);
      same((await moves()).at(-1), 'Kd8', 'the defence that was played');
      same(await page.locator('[data-ply]').count(), 1, 'moves of the analysis itself');
    },
  },
  {
    name: 'the rule behind a claim, and the way to the rules',
    async run({ page }) {
      await page.goto(fork);
      await page.getByRole('button', { name: 'Why Nf6+?' }).last().click();
      await page.getByRole('button', { name: 'The rule: Fork', exact: true }).click();
      const rule = page.locator('dialog pre code');
      await rule.waitFor();
      check((await rule.innerText()).includes('move_creates_fork(FromR'), 'not the rule of the fork');
      await clean(page, 'the rule');
      await picture(page, 'rule');
      const link = await page.getByRole('link', { name: 'Open in Rules' }).getAttribute('href');
      same(link, '/rules?game=chess&rule=move_creates_fork', 'the way to the rules');
      await page.keyboard.press('Escape');
      same(await page.locator('dialog').count(), 0, 'dialogs left open');
    },
  },
  {
    name: 'a bad move has its refutation and what was better',
    async run({ page }) {
      await page.goto('/analysis?game=chess&moves=f3+e5+g4');
      await page.getByRole('button', { name: 'Why g4?' }).last().click();
      await page.getByText('Not a good move.').waitFor();
      same(await page.locator('.arrow.against').count(), 1, 'the arrow of the refutation');
      await page.getByRole('button', { name: 'Show Qh4# on the board' }).click();
      await page.locator('.board.other').waitFor();
      await page.getByRole('button', { name: 'Back to the game' }).click();
      await page.waitForFunction(() => !document.querySelector('.board.other'));
      same(await page.locator('#why-title').count(), 0, 'explanations');
    },
  },
  {
    name: 'a line of the engine and a move of draughts are explained',
    async run({ page }) {
      await page.goto(shot);
      const why = page.locator('ol li .why').first();
      await why.waitFor();
      await why.click();
      await page.waitForSelector('#why-title');
      await page.waitForFunction(() => document.querySelector('.why .verdict'));
      await clean(page, 'draughts');
    },
  },
  {
    name: 'the evaluation by its terms follows the board',
    async run({ page }) {
      await page.goto('/analysis?game=chess&moves=e4+d5+exd5');
      await page.waitForSelector('[data-ply="3"][aria-current]');
      await page.getByText('What the score is made of').click();
      await page.waitForSelector('details .white');
      const sum = () => page.locator('details .sum strong').innerText();
      const before = await sum();
      check(/\+\d/.test(before), `a pawn more: ${before}`);
      await clean(page, 'the terms');
      await page.locator('details').scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Previous move' }).click();
      await page.waitForFunction((was) => document.querySelector('details .sum strong').textContent !== was, before);
      check((await page.locator('details li').count()) > 5, 'too few terms');
    },
  },
  {
    name: 'why the bot moved, with one click, and nothing else moves',
    async run({ page }) {
      await openGame(page, { game: 'chess', players: { white: human, black: randomBot } });
      await clickSquares(page, 'e2', 'e4');
      await untilOurTurn(page);
      await page.waitForSelector('[data-ply="2"]');
      await page.locator('.status button').click();
      await page.waitForSelector('#why-title');
      await page.waitForFunction(() => document.querySelector('.why .verdict'));
      await clean(page, 'a game');
      await page.locator('[data-ply="1"]').click();
      same(await page.locator('#why-title').count(), 0, 'reasons of another move');
      await page.getByRole('button', { name: 'Why e4?' }).click();
      await page.waitForFunction(() => document.querySelector('.why .verdict'));
      await page.getByRole('button', { name: 'Close the explanation' }).click();
      await page.getByRole('button', { name: 'Back to the game' }).click();
      await clickSquares(page, 'd2', 'd4');
      await page.waitForSelector('[data-ply="4"]');
    },
  },
  {
    name: 'a game is reviewed and a mistake tried again',
    async run({ page }) {
      const game = await openReview(page);
      await clean(page, 'the review');
      await page.getByRole('button', { name: 'Next mistake' }).click();
      const last = page.locator('[data-ply="6"]');
      while ((await last.getAttribute('aria-current')) === null) {
        await page.getByRole('button', { name: 'Next mistake' }).click();
      }
      await page.getByText('It allows Qxf7#.').waitFor();
      check((await page.locator('.half .mark').count()) >= 1, 'no marks beside the moves');
      check((await page.locator('.spot').count()) >= 1, 'no marks in the graph');
      await picture(page, 'review');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByText('You are before the mistake.').waitFor();
      await clickSquares(page, 'a7', 'a6');
      await page.getByText('a6 is not it.').waitFor();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('button', { name: 'Hint' }).click();
      await page.waitForSelector('.board .actor');
      await clickSquares(page, 'g7', 'g6');
      await page.getByText('g6 is right.').waitFor();
      await clean(page, 'another try');
      await page.getByRole('button', { name: 'Back to the game' }).click();
      await page.waitForSelector('[data-ply="6"][aria-current]');
      same(await page.locator('[data-ply]').count(), 7, 'moves of the game');
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save PGN' }).click()]);
      check(download.suggestedFilename().endsWith('-review.pgn'), `the file is ${download.suggestedFilename()}`);
      const record = await (await page.request.get(`/api/v1/games/${game.id}/export?reviewed=1`)).text();
      check(record.includes('[%eval') && record.includes('$4'), `exported: ${record}`);
      await page.goto('/games');
      const link = page.locator(`a.review[href="/review/${game.id}"]`);
      await link.waitFor();
      same(await page.locator(`a.card[href="/game/${game.id}"] .reviewed`).textContent(), '· Reviewed', 'the mark');
      await clean(page, 'the games');
    },
  },
  {
    name: 'a review on a phone, in Spanish',
    options: { ...touch, locale: 'es-ES' },
    async run({ page }) {
      await openReview(page);
      for (const name of ['Jugadas', 'Gráfico', 'Resumen', 'Errores']) {
        await page.getByRole('tab', { name }).tap();
        await clean(page, name);
      }
      await page.getByRole('button', { name: 'Siguiente error' }).tap();
      await page.getByRole('button', { name: 'Otra vez' }).tap();
      await page.getByRole('button', { name: 'Ver la solución' }).tap();
      await page.waitForSelector('.arrow.claim');
      await picture(page, 'review-es');
    },
  },
  {
    name: 'a game that cannot be reviewed says so',
    async run({ page }) {
      const game = await api(page, 'POST', '/games', { game: 'chess', players: { white: human, black: human } });
      await page.goto(`/review/${game.id}`);
      await page.getByText('this game has no moves to review').waitFor();
    },
  },
];
