// Which way round a board is shown. Most games have White at the foot of the picture; some (house draughts) at its head.
import type { Board, Colour } from '../api/types';
import { boardFromFen } from './fen';

function averageRow(board: Board, colour: Colour): number {
  const rows = board.cells.flatMap(({ piece }, cell) => (piece?.colour === colour ? [Math.floor(cell / board.columns)] : []));
  return rows.reduce((sum, row) => sum + row, 0) / Math.max(1, rows.length);
}

/** `template` is any board of the game, `startFen` how the game begins. */
export function whiteAtHead(template: Board, startFen: string): boolean {
  const start = boardFromFen(template, startFen);
  return averageRow(start, 'white') < averageRow(start, 'black');
}

/** Whether the board is turned round for `side` to have its own pieces at the foot. */
export const flippedFor = (side: Colour, atHead: boolean): boolean => (side === 'black') !== atHead;
export const sideAtFoot = (flipped: boolean, atHead: boolean): Colour => (flipped !== atHead ? 'black' : 'white');
