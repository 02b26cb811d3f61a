import { expect, test } from 'vitest';
import { arrowShape } from '../src/board/arrow';
import { cellAt, centreOf, cornerOf, cursorAfter, screenRows } from '../src/board/geometry';
import { flippedFor, sideAtFoot, whiteAtHead } from '../src/board/orientation';
import { emptyBoard } from './boards';

const board = emptyBoard();

test('cells run from the top left, and from the bottom right when flipped', () => {
  expect(cornerOf(board, 0, false)).toEqual({ x: 0, y: 0 });
  expect(cornerOf(board, 0, true)).toEqual({ x: 700, y: 700 });
  expect(centreOf(board, 9, false)).toEqual({ x: 150, y: 150 });
});

test('a point finds its cell, whichever way round, and none outside', () => {
  for (const flipped of [false, true])
    for (const cell of [0, 7, 28, 63]) expect(cellAt(board, centreOf(board, cell, flipped), flipped)).toBe(cell);
  expect(cellAt(board, { x: -1, y: 5 }, false)).toBeNull();
  expect(cellAt(board, { x: 5, y: 800 }, false)).toBeNull();
});

test('the cursor goes where the arrow points on the screen, and stops at the edge', () => {
  expect(cursorAfter(board, 9, 'ArrowRight', false)).toBe(10);
  expect(cursorAfter(board, 9, 'ArrowRight', true)).toBe(8);
  expect(cursorAfter(board, 9, 'ArrowUp', true)).toBe(17);
  expect(cursorAfter(board, 7, 'ArrowRight', false)).toBe(7);
  expect(cursorAfter(board, 12, 'Home', false)).toBe(8);
  expect(cursorAfter(board, 12, 'End', false)).toBe(15);
  expect(cursorAfter(board, 12, 'x', false)).toBeNull();
});

test('rows are read as they are seen', () => {
  expect(screenRows(emptyBoard(10), false)[0]?.[0]).toBe(0);
  expect(screenRows(emptyBoard(10), true)[0]?.[0]).toBe(99);
});

test('an arrow needs two different points', () => {
  expect(arrowShape([{ x: 0, y: 0 }])).toBeNull();
  expect(arrowShape([{ x: 5, y: 5 }, { x: 5, y: 5 }])).toBeNull();
  expect(arrowShape([{ x: 0, y: 0 }, { x: 100, y: 0 }])?.shaft).toBe('M0.0 0.0 L66.0 0.0');
});

test('one’s own pieces are at the foot, also where White begins at the head', () => {
  expect(whiteAtHead(board, 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w')).toBe(false);
  expect(whiteAtHead(emptyBoard(8, true), 'W:W1-12:B21-32')).toBe(true);
  for (const atHead of [false, true])
    for (const side of ['white', 'black'] as const) expect(sideAtFoot(flippedFor(side, atHead), atHead)).toBe(side);
  expect(flippedFor('white', true)).toBe(true);
});
