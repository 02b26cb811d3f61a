import { chessPieces } from './chess';
import { draughtsPieces } from './draughts';
import { knightsPieces } from './knights';
import type { PieceSet } from './shape';

export type Family = 'chess' | 'draughts' | 'knights';

const sets: Record<Family, PieceSet> = { chess: chessPieces, draughts: draughtsPieces, knights: knightsPieces };

export const pieceSet = (family: Family): PieceSet => sets[family];

export function familyOf(game: string): Family {
  if (game.startsWith('draughts')) return 'draughts';
  return game === 'knights' ? 'knights' : 'chess';
}
