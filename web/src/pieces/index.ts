// The pieces of every family of games, each in the file that bears the family's name.
import type { PieceSet } from './shape';

/** Games that share their pieces, their rules about patterns and a place on the first page. */
export type Family = string;

const files = import.meta.glob<{ pieces: PieceSet }>(['./*.ts', '!./index.ts', '!./shape.ts'], { eager: true });
const sets = new Map(Object.entries(files).map(([path, { pieces }]) => [path.slice('./'.length, -'.ts'.length), pieces]));

export const pieceSet = (family: Family): PieceSet => sets.get(family) ?? {};

/** A game's name begins with its family: draughts-russian. */
export const familyOf = (game: string): Family => game.split('-', 1)[0] ?? game;
