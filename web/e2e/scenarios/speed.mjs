// How soon a move is on the board: one's own from the click on its last square, the bot's less the time it thought. Both are
// taken in the page, in the frame that paints them, with gliding pieces off. The median of many moves counts. What is ready
// just after a frame waits for the next, so that one frame is allowed besides; on a crowded machine all may take as much
// longer as everything does there.
import { check, crowding, same } from '../harness.mjs';
import { dice, fetchGame, human, openGame, untilOurTurn } from '../table.mjs';

const limitMs = 50;
const frameMs = 1000 / 60;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const shown = (numbers) => `median ${median(numbers).toFixed(1)} ms, worst ${Math.max(...numbers).toFixed(1)} ms`;

/** Runs in the page: waits for the click on `to`, then watches the frames until both moves are drawn. */
function watchMove({ to, plies }) {
  const frame = () => new Promise((done) => requestAnimationFrame(() => done(performance.now())));
  const places = () => [...document.querySelectorAll('[data-piece]')].map((piece) => [piece.style.transform, piece.dataset.piece]);
  const target = document.querySelector(`[data-cell="${to}"]`);
  const place = `translate(${target.getAttribute('x')}px, ${target.getAttribute('y')}px)`;
  const before = new Map(places()).get(place);
  globalThis.measured = new Promise((resolve) => {
    addEventListener(
      'pointerdown',
      async () => {
        const clicked = performance.now();
        let own = null;
        for (;;) {
          const now = await frame();
          const standing = new Map(places()).get(place);
          if (own === null && standing && standing !== before) own = now - clicked;
          if (document.querySelectorAll('[data-ply]').length >= plies + 2) {
            return resolve({ own, bot: now - clicked, places: places().length });
          }
        }
      },
      { capture: true, once: true },
    );
  });
}

/** Runs in the page: the same way to the server and back for nothing. */
async function emptyRoundTrip() {
  const begin = performance.now();
  await (await fetch('/api/v1/settings')).json();
  await new Promise((done) => requestAnimationFrame(done));
  return performance.now() - begin;
}

/** `count` moves against a bot; each time on the board in ms, with what the server says the bot thought. */
async function measure(page, spec, count) {
  const random = dice(5);
  const found = { own: [], bot: [], empty: [] };
  const another = () => openGame(page, { game: 'chess', players: { white: human, black: { kind: 'bot', spec } } });
  await another();
  for (let i = 0; i < count; ++i) {
    while (!(await untilOurTurn(page))) await another();
    const { position, plies } = await fetchGame(page);
    const quiet = position.legal.filter(({ promotion, text }) => !promotion && !/[+#]/.test(text));
    const move = quiet[Math.floor(random() * quiet.length)];
    found.empty.push(await page.evaluate(emptyRoundTrip));
    await page.locator(`[data-cell="${move.from}"]`).click();
    await page.evaluate(watchMove, { to: move.to, plies });
    await page.locator(`[data-cell="${move.to}"]`).click();
    const { own, bot, places } = await page.evaluate(() => globalThis.measured);
    const game = await fetchGame(page);
    same(places, game.position.board.cells.filter(({ piece }) => piece).length, 'pieces drawn when the bot had moved');
    found.own.push(own ?? bot); // the bot took the piece in the very frame in which it came
    found.bot.push(bot - game.moves.at(-1).ms);
  }
  return found;
}

const answered = (name, spec, count) => ({
  name: `a move is answered on the board within ${limitMs} ms of the thinking: ${name}`,
  async run({ page }) {
    const before = crowding();
    const { own, bot, empty } = await measure(page, spec, count);
    const crowded = Math.max(before, crowding());
    const allowed = (limitMs + frameMs) * crowded;
    console.log(`    own move: ${shown(own)}; the bot's: ${shown(bot)}; a request and a frame: ${shown(empty)}; crowded ${crowded.toFixed(1)} times`);
    check(median(own) < allowed, `one's own move took ${shown(own)}, allowed are ${allowed.toFixed(0)} ms`);
    check(median(bot) < allowed, `the bot's move took ${shown(bot)}, allowed are ${allowed.toFixed(0)} ms`);
  },
});

export default [
  answered('a bot that does not think', 'random?seed=7', 25),
  answered('an engine, less the time it says', 'engine?movetime=100', 15),
];
