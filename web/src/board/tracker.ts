// Which piece on the new board is which piece on the old one, so that it slides there instead of vanishing and
// reappearing. A piece that stays keeps its identity; a piece that went is matched with one that came.
import type { Board, Piece } from '../api/types';

export type TrackedPiece = { id: number; cell: number; piece: Piece; path: number[] };
export type MovePath = { from: number; to: number; path: number[] };

let nextId = 1;

const samePiece = (a: Piece, b: Piece): boolean => a.colour === b.colour && a.letter === b.letter;

function pathBetween(from: number, to: number, move: MovePath | null): number[] {
  if (move && move.from === from && move.to === to) return move.path;
  if (move && move.from === to && move.to === from) return [...move.path].reverse();
  return [from, to];
}

export function track(before: TrackedPiece[], board: Board, move: MovePath | null): TrackedPiece[] {
  const gone = new Map(before.map((tracked) => [tracked.cell, tracked]));
  const result: TrackedPiece[] = [];
  const came: { cell: number; piece: Piece }[] = [];
  board.cells.forEach(({ piece }, cell) => {
    if (!piece) return;
    const old = gone.get(cell);
    if (old && samePiece(old.piece, piece)) {
      gone.delete(cell);
      result.push(old.path.length === 1 ? old : { ...old, path: [cell] }); // the same object: nothing to draw again
    } else came.push({ cell, piece });
  });

  const take = (cell: number, piece: Piece, old: TrackedPiece | undefined) => {
    if (old) gone.delete(old.cell);
    result.push(
      old
        ? { id: old.id, cell, piece, path: pathBetween(old.cell, cell, move) }
        : { id: nextId++, cell, piece, path: [cell] },
    );
  };
  const left: typeof came = [];
  for (const { cell, piece } of came) {
    const origin = move && (move.to === cell ? move.from : move.from === cell ? move.to : null);
    const mover = origin === null ? undefined : gone.get(origin);
    if (mover && mover.piece.colour === piece.colour) take(cell, piece, mover);
    else left.push({ cell, piece });
  }
  for (const { cell, piece } of left)
    take(cell, piece, before.length === 0 ? undefined : [...gone.values()].find((old) => samePiece(old.piece, piece)));
  const moves = ({ path }: TrackedPiece) => Number(path.length > 1);
  return result.sort((a, b) => moves(a) - moves(b) || a.id - b.id); // what moves is drawn above what stands
}
