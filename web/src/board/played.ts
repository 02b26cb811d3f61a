// A board as it looks once a legal move is made, as far as a page without rules can tell: the piece stands on its last
// square and what it took is gone. What else the rules do (a rook that castles, a man that is crowned) the server says.
import type { Board, Move } from '../api/types';

export function boardAfter(board: Board, move: Move): Board {
  const moved = board.cells[move.from]?.piece;
  if (!moved) return board;
  const piece = move.promotion ? { ...moved, letter: move.promotion } : moved;
  const emptied = new Set([move.from, ...move.captured]);
  const cells = board.cells.map((cell, i) => {
    if (i === move.to) return { ...cell, piece };
    return emptied.has(i) ? { ...cell, piece: null } : cell;
  });
  return { ...board, cells };
}
