// A move as a person types it, found among the legal ones: as it is written (with or without its signs), or as the
// squares it visits. The server reads more ways; this is for lines that only the page knows.
import type { Board, Move } from '../api/types';

const plain = (text: string): string => text.replace(/[+#=:x\-\s().!?]/gi, '').replace(/0/g, 'O');
const squares = (text: string): string => text.toLowerCase().split(/[^a-z0-9]+/).filter(Boolean).join(' ');

function waysToWrite(board: Board, move: Move): string[] {
  const names = move.path.map((cell) => board.cells[cell]?.name ?? '');
  const promotion = move.promotion?.toLowerCase() ?? '';
  const ends = [names[0] ?? '', names.at(-1) ?? ''];
  return [names, ends].flatMap((list) => [list.join(' '), list.join('x'), list.join('')].map((text) => squares(text + promotion)));
}

export function typedMove(board: Board, legal: Move[], text: string): Move | null {
  const wanted = text.trim();
  const exact = legal.find((move) => move.text === wanted);
  if (exact) return exact;
  const alike = [
    legal.filter((move) => plain(move.text) === plain(wanted) && /\D/.test(plain(wanted))),
    legal.filter((move) => waysToWrite(board, move).includes(squares(wanted))),
  ].find(({ length }) => length > 0);
  return alike?.length === 1 ? (alike[0] ?? null) : null;
}
