// Small boards for the tests.
import type { Board, Move } from '../src/api/types';

export function emptyBoard(size = 8, draughts = false): Board {
  let number = 0;
  const cells = Array.from({ length: size * size }, (_, i) => {
    const row = Math.floor(i / size);
    const column = i % size;
    const dark = (row + column) % 2 === 1;
    const name = draughts ? (dark ? String(++number) : '') : 'abcdefghij'.charAt(column) + (size - row);
    return { name, dark, piece: null };
  });
  return {
    columns: size,
    rows: size,
    cells,
    columnLabels: [...'abcdefghij'.slice(0, size)],
    rowLabels: Array.from({ length: size }, (_, i) => String(size - i)),
  };
}

export const cellOf = (board: Board, name: string): number => board.cells.findIndex((cell) => cell.name === name);

export function move(text: string, path: number[], more: Partial<Move> = {}): Move {
  return { text, from: path[0] ?? 0, to: path.at(-1) ?? 0, path, captured: [], promotion: null, ...more };
}
