// Where a cell is on the drawn board. Cells are numbered row by row from the top left as White sees it; one cell is
// 100 units wide in the drawing, whatever its size on the screen.
import type { Board } from '../api/types';

export const cellSize = 100;

export type Point = { x: number; y: number };
type Size = { columns: number; rows: number };

/** Cell to cell on the screen, and back: turning the board round is its own inverse. */
export const onScreen = (size: Size, cell: number, flipped: boolean): number =>
  flipped ? size.columns * size.rows - 1 - cell : cell;

export function cornerOf(size: Size, cell: number, flipped: boolean): Point {
  const place = onScreen(size, cell, flipped);
  return { x: (place % size.columns) * cellSize, y: Math.floor(place / size.columns) * cellSize };
}

export function centreOf(size: Size, cell: number, flipped: boolean): Point {
  const { x, y } = cornerOf(size, cell, flipped);
  return { x: x + cellSize / 2, y: y + cellSize / 2 };
}

/** The cell under a point of the drawing, or null outside the board. */
export function cellAt(size: Size, point: Point, flipped: boolean): number | null {
  const column = Math.floor(point.x / cellSize);
  const row = Math.floor(point.y / cellSize);
  if (column < 0 || row < 0 || column >= size.columns || row >= size.rows) return null;
  return onScreen(size, row * size.columns + column, flipped);
}

const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where a key takes the cursor; the edge stops it. Null when the key is none of ours. */
export function cursorAfter(size: Size, cell: number, key: string, flipped: boolean): number | null {
  const place = onScreen(size, cell, flipped);
  const row = Math.floor(place / size.columns);
  let target: number;
  if (key === 'Home') target = row * size.columns;
  else if (key === 'End') target = (row + 1) * size.columns - 1;
  else {
    const step = steps[key];
    if (!step) return null;
    const x = Math.min(Math.max((place % size.columns) + step.x, 0), size.columns - 1);
    const y = Math.min(Math.max(row + step.y, 0), size.rows - 1);
    target = y * size.columns + x;
  }
  return onScreen(size, target, flipped);
}

/** The rows of cells from top to bottom as they are seen. */
export function screenRows(board: Board, flipped: boolean): number[][] {
  const rows: number[][] = [];
  for (let row = 0; row < board.rows; ++row)
    rows.push(Array.from({ length: board.columns }, (_, column) => onScreen(board, row * board.columns + column, flipped)));
  return rows;
}
