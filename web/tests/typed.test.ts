import { expect, test } from 'vitest';
import { typedMove } from '../src/game/typed';
import { cellOf, emptyBoard, move } from './boards';

const chess = emptyBoard();
const draughts = emptyBoard(10, true);
const along = (board: typeof chess, text: string, names: string[], more = {}) =>
  move(text, names.map((name) => cellOf(board, name)), more);

const mate = along(chess, 'Qxf7#', ['h5', 'f7']);
const castling = along(chess, 'O-O', ['e1', 'g1']);
const queen = along(chess, 'a8=Q', ['a7', 'a8'], { promotion: 'Q' });
const knight = along(chess, 'a8=N', ['a7', 'a8'], { promotion: 'N' });
const legal = [mate, castling, queen, knight];

test.each([
  ['Qxf7#', mate],
  ['Qf7', mate],
  ['h5f7', mate],
  ['h5 f7', mate],
  ['h5-f7', mate],
  ['0-0', castling],
  ['a7a8q', queen],
  ['a8N', knight],
  ['a7a8', null],
  ['Qh9', null],
  ['', null],
])('%s in chess', (text, expected) => expect(typedMove(chess, legal, text)).toBe(expected));

const step = along(draughts, '32-28', ['32', '28']);
const capture = along(draughts, '37x8', ['37', '28', '17', '8']);

test.each([
  ['32-28', step],
  ['32 28', step],
  ['37x8', capture],
  ['37x28x17x8', capture],
  ['37 28 17 8', capture],
  ['3228', step],
  ['32-27', null],
])('%s in draughts', (text, expected) => expect(typedMove(draughts, [step, capture], text)).toBe(expected));
