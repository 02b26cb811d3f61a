import { expect, test } from 'vitest';
import { boardFromFen } from '../src/board/fen';
import { track } from '../src/board/tracker';
import { cellOf, emptyBoard } from './boards';

const board = emptyBoard();
const at = (fen: string) => boardFromFen(board, fen);
const cell = (name: string) => cellOf(board, name);

test('a piece that moves keeps its identity and knows its path', () => {
  const before = track([], at('8/8/8/8/8/8/4P3/8'), null);
  const step = { from: cell('e2'), to: cell('e4'), path: [cell('e2'), cell('e4')] };
  const [after] = track(before, at('8/8/8/8/4P3/8/8/8'), step);
  expect(after).toMatchObject({ id: before[0]?.id, cell: cell('e4'), path: step.path });
});

test('a capture removes the piece that was there', () => {
  const before = track([], at('8/8/8/3p4/4P3/8/8/8'), null);
  const white = before.find(({ piece }) => piece.colour === 'white');
  const after = track(before, at('8/8/8/3P4/8/8/8/8'), { from: cell('e4'), to: cell('d5'), path: [cell('e4'), cell('d5')] });
  expect(after).toHaveLength(1);
  expect(after[0]?.id).toBe(white?.id);
});

test('a promoted pawn is the same piece in another shape', () => {
  const before = track([], at('8/P7/8/8/8/8/8/8'), null);
  const [after] = track(before, at('Q7/8/8/8/8/8/8/8'), { from: cell('a7'), to: cell('a8'), path: [cell('a7'), cell('a8')] });
  expect(after).toMatchObject({ id: before[0]?.id, piece: { letter: 'Q' } });
});

test('castling moves both, and taking it back moves both back', () => {
  const castled = { from: cell('e1'), to: cell('g1'), path: [cell('e1'), cell('g1')] };
  const before = track([], at('8/8/8/8/8/8/8/4K2R'), null);
  const after = track(before, at('8/8/8/8/8/8/8/5RK1'), castled);
  const identities = (pieces: typeof before) => pieces.map(({ id, piece }) => `${id}${piece.letter}`);
  expect(identities(after)).toEqual(identities(before));
  expect(identities(track(after, at('8/8/8/8/8/8/8/4K2R'), null))).toEqual(identities(before));
});

test('nothing slides onto a board that was empty', () => {
  expect(track([], at('8/8/8/8/8/8/8/4K2R'), null).every(({ path }) => path.length === 1)).toBe(true);
});
