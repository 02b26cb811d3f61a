// Knights-only chess is played with the chess knight and nothing else.
import { chessPieces } from './chess';
import type { PieceSet } from './shape';

export const knightsPieces: PieceSet = { N: chessPieces.N ?? [] };
