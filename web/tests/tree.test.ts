import { describe, expect, test } from 'vitest';
import { firstNumber, moveNumber, numbered, numberingOf, rowsOf } from '../src/game/movetext';
import { atPly, child, lastOf, lineTo, mainLine, textsTo, treeOf, type Node } from '../src/game/tree';

const played = (text: string) => ({ text, from: 0, to: 1, path: [0, 1], captured: [], fen: `after ${text}` });
const texts = (nodes: (Node | null)[]) => nodes.map((node) => node?.move?.text ?? null);

describe('a tree of moves', () => {
  const root = treeOf('start', ['e4', 'e5', 'Nf3'].map(played));

  test('has the game as its main line', () => {
    expect(texts(mainLine(root))).toEqual(['e4', 'e5', 'Nf3']);
    expect(lastOf(root).fen).toBe('after Nf3');
    expect(atPly(root, 0)).toBe(root);
    expect(textsTo(atPly(root, 2))).toEqual(['e4', 'e5']);
    expect(atPly(root, 99)).toBe(lastOf(root));
  });

  test('takes the same move once, and another beside it', () => {
    const first = atPly(root, 1);
    expect(child(first, played('e5'), 'x')).toBe(atPly(root, 2));
    const other = child(first, played('c5'), 'after c5');
    expect(texts(lineTo(other))).toEqual(['e4', 'c5']);
    expect(texts(mainLine(root))).toEqual(['e4', 'e5', 'Nf3']);
    expect(rowsOf(mainLine(root), { number: 1, first: 'white' })[0]?.beside).toEqual([other]);
  });
});

describe('move numbers', () => {
  test('come from the FEN', () => {
    expect(firstNumber('8/8/8/8/8/8/8/8 w - - 0 23')).toBe(23);
    expect(firstNumber('W:W1:B2:F31')).toBe(31);
    expect(firstNumber('W:W1:B2')).toBe(1);
    expect(firstNumber('n7/8/8/8/8/8/8/7N w')).toBe(1);
  });

  test('pair Black with White where Black begins the game', () => {
    expect(numberingOf('B:W21-32:B1-12')).toEqual({ number: 1, first: 'white' });
    expect(numberingOf('B:W21-32:B1-12:F9')).toEqual({ number: 9, first: 'black' });
    expect(numberingOf('8/8/8/8/8/8/8/8 b - - 0 4')).toEqual({ number: 4, first: 'black' });
  });

  test('count from whoever begins', () => {
    expect(moveNumber(1, { number: 1, first: 'white' })).toEqual({ number: 1, colour: 'white' });
    expect(moveNumber(1, { number: 7, first: 'black' })).toEqual({ number: 7, colour: 'black' });
    expect(moveNumber(2, { number: 7, first: 'black' })).toEqual({ number: 8, colour: 'white' });
  });

  test('leave White empty in a row that Black begins', () => {
    const root = treeOf('start', ['a5', 'b4'].map(played));
    const rows = rowsOf(mainLine(root), { number: 7, first: 'black' });
    expect(rows.map((row) => [row.number, ...texts([row.white, row.black])])).toEqual([[7, null, 'a5'], [8, 'b4', null]]);
    expect(numbered(atPly(root, 1), { number: 7, first: 'black' }, true)).toBe('7… a5');
    expect(numbered(atPly(root, 2), { number: 7, first: 'black' }, false)).toBe('8. b4');
  });
});
