// Games in and out of the page as text.
import { check, same } from '../harness.mjs';
import { fetchGame } from '../table.mjs';

const pgn = `[Event "Casual"]
[White "Ada Pérez"]
[Black "Bruno Gil"]
[Result "1-0"]

1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0
`;
const pdn = `[Event "Casual"]
[GameType "20"]
[White "A"]
[Black "B"]
[Result "*"]

1. 32-28 19-23 2. 28x19 14x23 *
`;

async function importText(page, text) {
  await page.goto('/import');
  await page.getByLabel('Games as text').fill(text);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.waitForURL(/\/game\//);
  await page.waitForSelector('[data-ply]');
}

async function copied(page, button) {
  await page.getByRole('button', { name: button }).click();
  await page.getByText('Copied.').waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

export default [
  {
    name: 'a PGN imported by paste and exported',
    async run({ page }) {
      await importText(page, pgn);
      const { game, moves } = await fetchGame(page);
      same([game, moves.at(-1).text], ['chess', 'Qxf7#'], 'the game');
      same(await page.locator('.player .name').allInnerTexts(), ['Bruno Gil', 'Ada Pérez'], 'who played');
      const text = await copied(page, 'Copy PGN');
      check(text.includes('[White "Ada Pérez"]') && text.includes('[Black "Bruno Gil"]'), `who played is not in ${text}`);
      check(/1\. e4 e5 2\. Qh5 Nc6 3\. Bc4 Nf6 4\. Qxf7#/.test(text.replace(/\s+/g, ' ')), `exported: ${text}`);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save PGN' }).click();
      check((await download).suggestedFilename().endsWith('.pgn'), 'the file is no .pgn');
      await page.locator('[data-ply="1"]').click();
      check((await copied(page, 'Copy FEN')).startsWith('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b'), 'the FEN');
      const id = page.url().split('/').pop();
      await page.goto(`/review/${id}?nodes=1000`);
      await page.getByText('Ada Pérez – Bruno Gil').waitFor();
      same(await page.locator('thead th').allInnerTexts(), ['Ada Pérez', 'Bruno Gil'], 'the columns of the summary');
    },
  },
  {
    name: 'a PDN imported from a file and exported',
    async run({ page }) {
      await page.goto('/import');
      await page.getByLabel('Choose a file').setInputFiles({ name: 'game.pdn', mimeType: 'text/plain', buffer: Buffer.from(pdn) });
      await page.waitForFunction(() => document.querySelector('textarea')?.value.includes('32-28'));
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await page.waitForURL(/\/game\//);
      await page.waitForSelector('[data-ply="4"]');
      same((await fetchGame(page)).game, 'draughts-international', 'the game');
      const text = await copied(page, 'Copy PDN');
      check(/32-28 19-23 2\. 28x19 14x23/.test(text.replace(/\s+/g, ' ')), `exported: ${text}`);
      check(text.includes('[GameType'), 'the PDN has no GameType');
    },
  },
  {
    name: 'a text that is no game is refused with a reason',
    async run({ page }) {
      page.expectsRefusal = true;
      await page.goto('/import');
      await page.getByLabel('Games as text').fill('1. e4 e5 2. Ke7 *');
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      check((await page.locator('.failure').first().innerText()).length > 5, 'no reason given');
      page.troubles = page.troubles.filter((trouble) => !trouble.includes('status of 4'));
    },
  },
];
