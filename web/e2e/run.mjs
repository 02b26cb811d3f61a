// node e2e/run.mjs [WORDS]: plays with the page in a real browser, against `damero serve` with data of its own.
// DAMERO names the binary; DAMERO_URL a server that runs already. WORDS: only the scenarios whose names have them.
import { api, launchBrowser, openPage, startServer } from './harness.mjs';
import analysis from './scenarios/analysis.mjs';
import games from './scenarios/games.mjs';
import lab from './scenarios/lab.mjs';
import moves from './scenarios/moves.mjs';
import records from './scenarios/records.mjs';
import rules from './scenarios/rules.mjs';
import speed from './scenarios/speed.mjs';
import train from './scenarios/train.mjs';
import understand from './scenarios/understand.mjs';
import views from './scenarios/views.mjs';
import weight from './scenarios/weight.mjs';

const words = process.argv.slice(2).join(' ');
const scenarios = [
  ...weight,
  ...speed,
  ...moves,
  ...records,
  ...analysis,
  ...understand,
  ...train,
  ...lab,
  ...rules,
  ...views,
  ...games,
].filter(({ name }) => name.includes(words));

const usualSettings = {
  theme: 'system',
  boardColours: 'wood',
  sounds: false,
  analysisLines: 3,
  defaultLevel: 3,
  defaultGame: 'chess',
  defaultClock: null,
};

async function attempt(browser, url, scenario) {
  const page = await openPage(browser, url, scenario.options);
  try {
    await api(page, 'PUT', '/settings', usualSettings);
    await scenario.run({ page, url });
    return page.troubles;
  } catch (error) {
    if (process.env.E2E_PICTURES) await page.screenshot({ path: `${process.env.E2E_PICTURES}/failed.png` }).catch(() => {});
    return [error.stack.split('\n').slice(0, 12).join('\n    '), ...page.troubles];
  } finally {
    await page.context().close();
  }
}

const server = process.env.DAMERO_URL
  ? { url: process.env.DAMERO_URL, stop: async () => {} }
  : await startServer(process.env.DAMERO ?? '../build/release/damero');
const browser = await launchBrowser();
let failed = 0;
for (const scenario of scenarios) {
  const begin = Date.now();
  const faults = await attempt(browser, server.url, scenario);
  const seconds = ((Date.now() - begin) / 1000).toFixed(1);
  if (faults.length > 0) ++failed;
  console.log(`${faults.length > 0 ? 'FAILED' : 'ok'}  ${scenario.name}, ${seconds} s`);
  for (const fault of faults) console.log(`    ${fault}`);
}
await browser.close();
await server.stop();
console.log(`page: ${scenarios.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || scenarios.length === 0 ? 1 : 0;
