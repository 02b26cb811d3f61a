import { describe, expect, test } from 'vitest';
import { boardFromFen, emptied, fenOfBoard, turnOfFen } from '../src/board/fen';
import { cellOf, emptyBoard } from './boards';

const chess = emptyBoard();
const draughts = emptyBoard(10, true);

describe('letters', () => {
  const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

  test('read into the squares they name', () => {
    const board = boardFromFen(chess, `${start} w KQkq - 0 1`);
    expect(board.cells[cellOf(board, 'e1')]?.piece).toEqual({ colour: 'white', letter: 'K' });
    expect(board.cells[cellOf(board, 'b8')]?.piece).toEqual({ colour: 'black', letter: 'N' });
    expect(board.cells[cellOf(board, 'e4')]?.piece).toBeNull();
  });

  test('written as they were read, with the castling that is possible', () => {
    expect(fenOfBoard('chess', boardFromFen(chess, start), 'white')).toBe(`${start} w KQkq - 0 1`);
    const bare = '4k3/8/8/8/8/8/8/R3K3';
    expect(fenOfBoard('chess', boardFromFen(chess, bare), 'black')).toBe(`${bare} b Q - 0 1`);
    expect(fenOfBoard('chess', boardFromFen(chess, '8/8/4k3/8/8/4K3/8/8'), 'white')).toBe('8/8/4k3/8/8/4K3/8/8 w - - 0 1');
  });

  test('knights have a side to move and no more', () => {
    expect(fenOfBoard('knights', boardFromFen(chess, 'n7/8/8/8/8/8/8/7N w'), 'white')).toBe('n7/8/8/8/8/8/8/7N w');
  });
});

describe('numbers', () => {
  test('single squares, kings and ranges', () => {
    const board = boardFromFen(draughts, 'B:W31-33,K50:B1,K2:H3:F12');
    const at = (name: string) => board.cells[cellOf(board, name)]?.piece;
    expect(at('32')).toEqual({ colour: 'white', letter: 'M' });
    expect(at('50')).toEqual({ colour: 'white', letter: 'K' });
    expect(at('2')).toEqual({ colour: 'black', letter: 'K' });
    expect(at('3')).toBeNull();
    expect(fenOfBoard('draughts-international', board, 'black')).toBe('B:W31,32,33,K50:B1,K2');
  });

  test('an empty side stays a side', () => {
    expect(fenOfBoard('draughts-international', emptied(draughts), 'white')).toBe('W:W:B');
  });
});

test('whose turn it is', () => {
  expect(turnOfFen('B:W1:B2')).toBe('black');
  expect(turnOfFen('W:W1:B2')).toBe('white');
  expect(turnOfFen('8/8/8/8/8/8/8/8 b')).toBe('black');
  expect(turnOfFen('8/8/8/8/8/8/8/8 w - - 0 1')).toBe('white');
});
