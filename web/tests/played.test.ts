import { expect, test } from 'vitest';
import type { Board, Move, Piece } from '../src/api/types';
import { boardAfter } from '../src/board/played';

const white: Piece = { colour: 'white', letter: 'P' };
const black: Piece = { colour: 'black', letter: 'N' };
const boardOf = (pieces: Record<number, Piece>): Board => ({
  columns: 8,
  rows: 8,
  cells: Array.from({ length: 64 }, (_, i) => ({ name: String(i), dark: false, piece: pieces[i] ?? null })),
  columnLabels: [],
  rowLabels: [],
});
const move = (path: number[], captured: number[] = [], promotion: Move['promotion'] = null): Move => ({
  text: '',
  from: path[0] ?? 0,
  to: path.at(-1) ?? 0,
  path,
  captured,
  promotion,
});
const standing = (board: Board) => board.cells.flatMap(({ piece }, i) => (piece ? [[i, piece.letter]] : []));

test('a move leaves its square and takes what it takes', () => {
  const board = boardOf({ 8: white, 17: black, 33: black });
  expect(standing(boardAfter(board, move([8, 26, 40], [17, 33])))).toEqual([[40, 'P']]);
  expect(standing(board)).toEqual([[8, 'P'], [17, 'N'], [33, 'N']]);
});

test('a capture on the square that is gone to, a promotion, and a way back to the first square', () => {
  expect(standing(boardAfter(boardOf({ 8: white, 1: black }), move([8, 1], [1], 'Q')))).toEqual([[1, 'Q']]);
  expect(standing(boardAfter(boardOf({ 8: white, 17: black }), move([8, 26, 8], [17])))).toEqual([[8, 'P']]);
  expect(standing(boardAfter(boardOf({ 9: white }), move([8, 16])))).toEqual([[9, 'P']]);
});
