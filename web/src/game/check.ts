import type { Board } from '../api/types';
import { turnOfFen } from '../board/fen';
import type { Node } from './tree';

/** Where the king in check stands, told by the mark on the chess move that led here; null without one. */
export function checkedKing(board: Board, node: Node | null): number | null {
  if (!node?.move || !/[+#]$/.test(node.move.text)) return null;
  const side = turnOfFen(node.fen);
  const cell = board.cells.findIndex(({ piece }) => piece?.letter === 'K' && piece.colour === side);
  return cell >= 0 ? cell : null;
}
