// How a square is read aloud: "e4, white pawn, can go here".
import type { Board, Language, Piece } from '../api/types';
import { textIn } from '../i18n/index.svelte';
import type { TextKey } from '../i18n/en';
import type { Family } from '../pieces';

export function pieceKey(family: Family, piece: Piece): TextKey {
  if (family === 'draughts' && piece.letter === 'K') return `piece.${piece.colour}.crowned`;
  return `piece.${piece.colour}.${piece.letter}`;
}

export type CellState = { selected: boolean; target: boolean; check: boolean };

export function cellLabel(lang: Language, board: Board, family: Family, index: number, state: CellState): string {
  const cell = board.cells[index];
  if (!cell?.name) return textIn(lang, 'board.unused');
  const words = [cell.name, cell.piece ? textIn(lang, pieceKey(family, cell.piece)) : textIn(lang, 'board.empty')];
  if (state.selected) words.push(textIn(lang, 'board.selected'));
  if (state.target) words.push(textIn(lang, 'board.target'));
  if (state.check) words.push(textIn(lang, 'board.check'));
  return words.join(', ');
}
