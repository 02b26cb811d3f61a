// From squares clicked to a move. A player clicks the origin and then the squares the piece visits; a capture of several
// pieces may be clicked square by square, or by its last square alone where only one capture ends there.
import type { Move } from '../api/types';

export type Picked = number[]; // cells so far, the origin first; empty when nothing is selected

const startsWith = (path: number[], picked: Picked): boolean => picked.every((cell, i) => path[i] === cell);

export const movesAlong = (legal: Move[], picked: Picked): Move[] =>
  picked.length === 0 ? legal : legal.filter((move) => startsWith(move.path, picked));

export const origins = (legal: Move[]): Set<number> => new Set(legal.map((move) => move.from));

/** Squares that may be clicked next: the next step of each path, and the end of each. */
export function targets(legal: Move[], picked: Picked): Set<number> {
  const cells = new Set<number>();
  if (picked.length === 0) return cells;
  for (const move of movesAlong(legal, picked)) {
    const next = move.path[picked.length];
    if (next !== undefined) cells.add(next);
    cells.add(move.to);
  }
  cells.delete(picked[picked.length - 1] ?? -1);
  return cells;
}

export type Click =
  | { kind: 'picked'; picked: Picked }
  | { kind: 'choose'; moves: Move[] } // several moves remain: a promotion, or captures that differ in what they take
  | { kind: 'move'; move: Move };

const settled = (moves: Move[]): Click => {
  const only = moves[0];
  return moves.length === 1 && only ? { kind: 'move', move: only } : { kind: 'choose', moves };
};

/** What a click on `cell` means when `picked` has been clicked before. */
export function click(legal: Move[], picked: Picked, cell: number): Click {
  if (picked.length > 0) {
    const candidates = movesAlong(legal, picked);
    const path = [...picked, cell];
    const along = candidates.filter((move) => startsWith(move.path, path));
    const whole = along.filter((move) => move.path.length === path.length);
    if (whole.length > 0 && whole.length === along.length) return settled(whole);
    if (whole.length > 0 || along.length > 1) return { kind: 'picked', picked: path };
    const only = along[0];
    if (only) return only.path.length > path.length ? { kind: 'picked', picked: path } : settled(along);
    const ending = candidates.filter((move) => move.to === cell);
    if (ending.length > 0) return settled(ending);
    if (picked[picked.length - 1] === cell && picked.length > 1) {
      const stopping = candidates.filter((move) => move.path.length === picked.length);
      if (stopping.length > 0) return settled(stopping);
    }
    if (cell === picked[0]) return { kind: 'picked', picked: [] };
  }
  return { kind: 'picked', picked: origins(legal).has(cell) ? [cell] : [] };
}
