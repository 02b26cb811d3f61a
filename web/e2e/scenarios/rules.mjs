// Rules: read, written, broken, stopped, kept, used, switched off, taken away.
import { readFileSync } from 'node:fs';
import { api, check, phone, same, violations, waitMs } from '../harness.mjs';

const outpost = '4k3/p4ppp/8/8/3PN3/8/PP3PPP/4K3 w - - 0 1';
const toC5 = `% A knight goes to c5.

% move_creates_to_c5(FromR, FromC, ToR, ToC, Score, Squares): any knight, to c5 and nowhere else.
move_creates_to_c5(FromR, FromC, 5, 3, 7, [5/3]) :-
    mover(FromR, FromC, 5, 3, n, _, _).
order_weight(to_c5, 900, 10).
`;
const loop = 'move_creates_to_c5(A, B, C, D) :- forever, mover(A, B, C, D, _, _, _).\nforever :- forever.\n';
const bomb = "move_creates_to_c5(A, B, C, D) :- format(atom(_), '~t~*|', [2000000000]), mover(A, B, C, D, _, _, _).\n";

const address = `/rules?game=chess&fen=${encodeURIComponent(outpost)}`;
const editor = (page) => page.locator('textarea');
const outcome = (page) => page.locator('.outcome');

async function forgetAll(page) {
  const { own } = await api(page, 'GET', '/rules?game=chess');
  for (const { name } of own) await api(page, 'DELETE', `/rules/chess/${name}`);
}

async function write(page, text, name) {
  await page.getByRole('button', { name: 'New rule' }).click();
  await page.getByLabel('Name').fill(name);
  await editor(page).fill(text);
}

async function ran(page) {
  await page.locator('.sheet .primary').click();
  await page.waitForFunction(() => !document.querySelector('.primary').disabled, null, { timeout: 2 * waitMs });
}

export default [
  {
    name: 'rules: in Spanish they have names, with the program’s beside them',
    options: { locale: 'es-ES' },
    async run({ page }) {
      await forgetAll(page);
      await page.goto('/rules?game=chess&rule=absolute_pin');
      await page.getByRole('heading', { name: 'Clavada absolute_pin' }).waitFor();
      const names = await page.locator('nav ul').nth(-2).locator('strong').allInnerTexts();
      check(names.includes('Ataque doble fork'), `the names are ${names}`);
      same(names.filter((name) => !/ [a-z_]+$/.test(name) && !/^Desperado$/.test(name)), [], 'rules without a name of ours');
      await ran(page);
      check((await outcome(page).innerText()).includes('puntos'), 'what a match is worth has no unit');
      same(await violations(page), [], 'violations');
    },
  },
  {
    name: 'rules: the house’s are read and run',
    async run({ page }) {
      await forgetAll(page);
      await page.goto(`/rules?game=chess&rule=move_creates_fork&fen=${encodeURIComponent('8/3k3q/8/8/6N1/8/8/K7 w - - 0 1')}`);
      await page.getByRole('heading', { name: 'Fork', exact: true }).waitFor();
      check((await page.locator('.sheet dl').innerText()).includes('from its target the mover attacks two'), 'no definition');
      check((await page.locator('pre .pattern').count()) >= 2, 'no colours');
      await ran(page);
      await page.getByRole('button', { name: /Nf6/ }).waitFor();
      same(await page.locator('.lit').count(), 2, 'squares that light up');
      await page.getByRole('button', { name: 'skewer' }).click();
      check(page.url().includes('rule=skewer'), 'the address does not follow');
      same(await violations(page), [], 'violations');
    },
  },
  {
    name: 'rules: each of the house’s is shown where it matches',
    async run({ page }) {
      await forgetAll(page);
      const eightRows = ['Bridge', 'Opposition']; // rules that are about such boards alone
      for (const game of ['chess', 'draughts-english', 'draughts-international', 'draughts-russian', 'draughts-spanish', 'knights', 'hexapawn', 'hexapawn-4']) {
        await page.goto(`/rules?game=${game}`);
        const patterns = page.locator('nav ul').nth(-2).getByRole('button');
        await patterns.first().waitFor();
        for (const pattern of await patterns.all()) {
          await pattern.click();
          if (game === 'draughts-international' && eightRows.includes(await page.locator('#rule-title').innerText())) continue;
          await page.waitForFunction(() => [...document.querySelectorAll('select option')].some((each) => each.selected && each.text === 'Its example'));
          await ran(page);
          check((await outcome(page).innerText()).startsWith('Matches: '), `${game}: ${await pattern.innerText()}: ${await outcome(page).innerText()}`);
        }
      }
    },
  },
  {
    name: 'rules: one is written, run, broken and stopped',
    async run({ page }) {
      await forgetAll(page);
      await page.goto(address);
      await write(page, toC5, 'to_c5');
      await ran(page);
      await page.getByRole('button', { name: /Nc5/ }).hover();
      same(await page.locator('.lit').count(), 1, 'the square that lights up');
      same(await page.locator('.arrow.best').count(), 1, 'the move that lights up');
      same(await violations(page), [], 'violations');
      await editor(page).fill(toC5.replace('[5/3]) :-', '[5/3])'));
      await ran(page);
      await page.getByRole('button', { name: /^Line \d/ }).first().waitFor();
      check((await page.locator('.gutter .bad').count()) > 0, 'no mark beside the line');
      await editor(page).fill("move_creates_to_c5(A, B, C, D) :- open('/etc/passwd', read, _), mover(A, B, C, D, _, _, _).\n");
      await ran(page);
      check((await outcome(page).innerText()).includes('open'), `a rule that opens a file: ${await outcome(page).innerText()}`);
      for (const [what, text] of [['endless', loop], ['memory', bomb]]) {
        await editor(page).fill(text);
        await ran(page);
        const said = await outcome(page).innerText();
        console.log(`    ${what}: ${said.replaceAll('\n', ' ')}`);
        check(/stopped/i.test(said) && (await page.locator('.outcome .problem').count()) > 0, `${what}: ${said}`);
      }
      await editor(page).fill(toC5);
      await ran(page);
      await page.getByRole('button', { name: /Nc5/ }).waitFor();
    },
  },
  {
    name: 'rules: one is kept, used, switched off, exported, imported and deleted',
    async run({ page }) {
      await forgetAll(page);
      await page.goto(address);
      await write(page, toC5, 'to_c5');
      await page.getByRole('button', { name: 'Save and use' }).click();
      await page.getByText('to_c5 is saved and in use.').waitFor();
      const own = page.getByRole('switch', { name: 'in use' });
      check(await own.isChecked(), 'it is not in use');
      await page.goto(`/lab?game=chess&fen=${encodeURIComponent(outpost)}&search=tactical%3Fdepth%3D2%26order%3Dclassic&tree=0`);
      const first = page.locator('[data-node="1"]');
      await first.waitFor();
      check((await first.innerText()).includes('Nc5') && (await first.innerText()).includes('to c5'), 'the rule does not order moves');
      await page.goto(`/analysis?game=chess&fen=${encodeURIComponent(outpost)}&moves=Nc5`);
      await page.getByRole('button', { name: 'Why Nc5?' }).last().click();
      await page.getByRole('heading', { name: 'By rules of your own' }).waitFor({ timeout: 2 * waitMs });
      await page.locator('.claim', { hasText: 'to_c5' }).click();
      check((await page.locator('.board .actor').count()) > 0, 'the squares of the rule are not marked');
      await page.goto(`${address}&rule=to_c5`);
      await own.click();
      await page.waitForFunction(() => document.querySelector('.state')?.textContent === 'switched off');
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Export .pl' }).click()]);
      same(download.suggestedFilename(), 'to_c5.pl', 'the file');
      const file = await download.path();
      same(readFileSync(file, 'utf8'), toC5, 'what was exported');
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.locator('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByText('None yet.').waitFor();
      await page.getByLabel('Import .pl').setInputFiles({ name: 'Brought Back.pl', mimeType: 'text/plain', buffer: Buffer.from(toC5) });
      same(await page.getByLabel('Name').inputValue(), 'brought_back', 'the name of an imported file');
      same(await editor(page).inputValue(), toC5, 'what was imported');
    },
  },
  {
    name: 'rules: on a phone, in Spanish, by keyboard',
    options: { viewport: phone, hasTouch: true, isMobile: true, locale: 'es-ES' },
    async run({ page }) {
      await forgetAll(page);
      await page.goto('/rules?game=draughts-english');
      const write = page.getByRole('button', { name: 'Regla nueva' });
      await write.focus();
      await page.keyboard.press('Enter');
      await editor(page).focus();
      await page.keyboard.press('Control+Enter');
      await page.getByText(/Coincidencias: [1-9]|Ninguna jugada/).first().waitFor({ timeout: 2 * waitMs });
      await page.getByRole('button', { name: 'Guardar y usar' }).waitFor();
      const { wide, screen } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, screen: document.documentElement.clientWidth }));
      check(wide <= screen, `${wide} pixels wide on a screen of ${screen}`);
      same(await violations(page), [], 'violations');
    },
  },
];
