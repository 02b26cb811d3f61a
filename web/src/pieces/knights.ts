// Knights-only chess is played with the chess knight and nothing else.
import { pieces as chess } from './chess';
import type { PieceSet } from './shape';

export const pieces: PieceSet = { N: chess.N ?? [] };
