// Playing at the page's board as a person does: what can be clicked is read from the page, not from the rules.
import { api, check, waitMs } from './harness.mjs';

export const human = { kind: 'human' };
export const randomBot = { kind: 'bot', spec: 'random?seed=7' };
export const level = (number) => ({ kind: 'level', level: number });

export const gameId = (page) => decodeURIComponent(new URL(page.url()).pathname.split('/').pop());
export const fetchGame = (page, id = gameId(page)) => api(page, 'GET', `/games/${id}`);

export async function openGame(page, request) {
  const game = await api(page, 'POST', '/games', request);
  await page.goto(`/game/${game.id}`);
  await page.waitForSelector('[role="grid"]');
  return game;
}

export const square = (page, name) => page.locator(`[data-square="${name}"]`);

export async function clickSquares(page, ...names) {
  for (const name of names) await square(page, name).click();
}

/** The random bot that a person can choose on the page, with a seed: the same game every time. */
export async function seedRandomBot(page) {
  await page.route('**/api/v1/games', (route) => {
    const body = route.request().postData();
    return body ? route.continue({ postData: body.replace('"random"', `"${randomBot.spec}"`) }) : route.continue();
  });
}

/** Waits until a person is to move or the game is over; true while it goes on. */
export async function untilOurTurn(page) {
  const state = await page.waitForFunction(
    () => (document.querySelector('.status.over') ? 'over' : document.querySelector('.cell.grab') ? 'ours' : null),
    null,
    { timeout: waitMs },
  );
  return (await state.jsonValue()) === 'ours';
}

export async function plies(page) {
  return page.locator('[data-ply]').count();
}

/** The move a person in a hurry would play: mate, a promotion, a capture, a check, a pawn's step, anything. */
export function hastyMove(legal, random) {
  const groups = [
    legal.filter(({ text }) => text.endsWith('#')),
    legal.filter(({ promotion }) => promotion === 'Q'),
    legal.filter(({ captured }) => captured.length > 0),
    legal.filter(({ text }) => text.endsWith('+') && !text.startsWith('K')),
    legal.filter(({ text }) => /^[a-h][1-8]$/.test(text)),
    legal,
  ];
  const group = groups.find(({ length }) => length > 0);
  return group[Math.floor(random() * group.length)];
}

/** Numbers between 0 and 1, the same ones every time. */
export function dice(seed) {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** Plays `move` by pressing its squares one after the other; `press` clicks a cell or walks to it with the keys. */
export async function playBy(page, move, press) {
  const before = await plies(page);
  for (const cell of move.path) await press(page, cell);
  if (move.promotion) {
    const piece = { Q: 'queen', R: 'rook', B: 'bishop', N: 'knight' }[move.promotion];
    await page.locator('dialog').getByRole('button', { name: piece }).click();
  }
  await page.waitForFunction((count) => document.querySelectorAll('[data-ply]').length > count, before);
}

export async function clickCell(page, cell) {
  await page.locator(`[data-cell="${cell}"]`).click();
}

export async function playWholeGame(page, press, seed) {
  const random = dice(seed);
  const longest = 400;
  for (let moves = 0; await untilOurTurn(page); ++moves) {
    check(moves < longest, `the game did not end within ${longest} moves`);
    const { position } = await fetchGame(page);
    await playBy(page, hastyMove(position.legal, random), press);
  }
  const game = await fetchGame(page);
  console.log(`    ${game.plies} plies: ${game.outcome?.reason}`);
  check(game.outcome !== null, 'the page says the game is over, the server does not');
  return game;
}
