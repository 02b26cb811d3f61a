// The starting position of each game, asked once: its board is the template every other board of the game is drawn from.
import { fetchPosition } from '../api/calls';
import type { Position } from '../api/types';

const starts = new Map<string, Promise<Position>>();

export function startPosition(game: string): Promise<Position> {
  let start = starts.get(game);
  if (!start) {
    start = fetchPosition({ game });
    start.catch(() => starts.delete(game));
    starts.set(game, start);
  }
  return start;
}
