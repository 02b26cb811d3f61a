import { expect, test } from 'vitest';
import type { Rules } from '../src/api/types';
import { en } from '../src/i18n/en';
import { familyOf, pieceSet } from '../src/pieces';
import { exampleOf, templateOf } from '../src/rules/families';
import { chosenIn } from '../src/rules/library';
import { programName, ruleTitle } from '../src/rules/names';
import { definition, outlineOf, ruleName, tokenLines } from '../src/rules/prolog';

const fork = `% One piece attacks two at once.

% move_creates_fork(FromR, FromC, ToR, ToC, Score): from its target the mover attacks two.
move_creates_fork(FromR, _, 1, 'a b', Score) :-
    Score is 0'a + 1.5, % a remark
    \\+ piece(k, "x").
`;

test('Prolog falls into words of the right kind', () => {
  const lines = tokenLines(fork);
  expect(lines.map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(fork);
  const kinds = (line: number) => lines[line]?.filter(({ kind }) => kind !== 'blank').map(({ kind, text }) => `${kind} ${text}`);
  expect(lines[0]).toEqual([{ kind: 'comment', text: '% One piece attacks two at once.' }]);
  expect(kinds(3)?.slice(0, 3)).toEqual(['pattern move_creates_fork', 'sign (', 'variable FromR']);
  expect(kinds(3)).toContain("string 'a b'");
  expect(kinds(4)).toEqual(['variable Score', 'control is', "string 0'a", 'sign +', 'number 1.5', 'sign ,', 'comment % a remark']);
  expect(kinds(5)).toContain('control \\+');
});

test('comments and strings that go on or never end break nothing', () => {
  expect(tokenLines('/* a\nb */ c.').map((line) => line[0]?.kind)).toEqual(['comment', 'comment']);
  for (const text of ["'open", '"open', '/* open', '0', "0'", '', '\n\n', '§'])
    expect(tokenLines(text).map((line) => line.map((token) => token.text).join('')).join('\n')).toBe(text);
});

test('an outline says what a file is about and which patterns it defines', () => {
  const outline = outlineOf(fork);
  expect(outline.about).toBe('One piece attacks two at once.');
  expect(outline.patterns).toEqual([
    { name: 'fork', line: 4, about: 'move_creates_fork(FromR, FromC, ToR, ToC, Score): from its target the mover attacks two.' },
  ]);
  expect(definition(outline.patterns[0]?.about ?? '')).toBe('from its target the mover attacks two.');
  expect(outlineOf('')).toEqual({ about: '', patterns: [] });
});

test('a link names a file or a pattern', () => {
  const rules: Rules = {
    family: 'chess',
    house: [{ name: 'board', text: '' }, { name: 'fork', text: fork }],
    own: [{ family: 'chess', name: 'mine', text: 'move_creates_outpost(A, B, C, D).', active: true, trouble: null, updated: 0 }],
  };
  expect(chosenIn(rules, 'kb/chess/fork.pl')).toEqual({ kind: 'house', name: 'fork' });
  expect(chosenIn(rules, 'move_creates_outpost')).toEqual({ kind: 'own', name: 'mine' });
  expect(chosenIn(rules, 'nothing')).toEqual({ kind: 'house', name: 'fork' });
  expect(ruleName('My Rule!.pl')).toBe('my_rule_');
  expect(ruleName('7up')).toBe('up');
});

test('rules go by the names of their themes, with the program’s own beside them where they differ', () => {
  expect([ruleTitle('fork'), programName('fork')]).toEqual(['Fork', null]);
  expect([ruleTitle('absolute_pin'), programName('absolute_pin')]).toEqual(['Pin', 'absolute_pin']);
  expect([ruleTitle('move_creates_trapped_king'), programName('move_creates_trapped_king')]).toEqual(['Trapped king', null]);
  expect([ruleTitle('board'), programName('board')]).toEqual(['The board', 'board']);
  expect([ruleTitle('my_own_idea'), programName('my_own_idea')]).toEqual(['My own idea', null]);
});

test('every game with puzzles has an example of a shot or a fork', () => {
  for (const game of ['draughts-english', 'draughts-international', 'draughts-russian', 'draughts-spanish']) expect(exampleOf(game, 'shot')).toBeTruthy();
  for (const game of ['chess', 'knights']) expect(exampleOf(game, 'fork')).toBeTruthy();
  expect(exampleOf('draughts-international', 'bridge')).toBeUndefined();
});

test('every family of games has pieces, a rule to begin with and a name', () => {
  const families = [...new Set(Object.keys(import.meta.glob('../src/rules/families/*.ts')).map((path) => path.replace(/^.*\/(.*)\.ts$/, '$1')))];
  for (const family of families.filter((name) => name !== 'index' && name !== 'family')) {
    expect(Object.keys(pieceSet(family)), family).not.toEqual([]);
    expect(templateOf(family).text, family).toContain(`move_creates_${templateOf(family).name}(`);
    expect(en, family).toHaveProperty([`home.family.${family}`]);
  }
  expect([familyOf('draughts-russian'), familyOf('knights')]).toEqual(['draughts', 'knights']);
});
