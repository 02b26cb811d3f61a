// Hexapawn is played with chess pawns and nothing else.
import { pieces as chess } from './chess';
import type { PieceSet } from './shape';

export const pieces: PieceSet = { P: chess.P ?? [] };
