// What kind of puzzles somebody wants: as a choice on the page, as an address, and as the server is asked.
import type { TrainOverview, TrainShelf, TrainSource, TrainWish } from '../api/types';
import { familyOf } from '../pieces';

export type Choice = { game: string; theme: string; source: TrainSource | ''; from: number | null; to: number | null };

export const sources: TrainSource[] = ['pack', 'own', 'import'];
const highestRating = 4000;

const ratingIn = (text: string | null): number | null => {
  const value = Number(text || NaN);
  return Number.isInteger(value) && value >= 0 && value <= highestRating ? value : null;
};

export function choiceIn(query: URLSearchParams, game: string): Choice {
  const source = query.get('source') as TrainSource;
  return {
    game: query.get('game') ?? game,
    theme: query.get('theme') ?? '',
    source: sources.includes(source) ? source : '',
    from: ratingIn(query.get('from')),
    to: ratingIn(query.get('to')),
  };
}

export function trainPath(choice: Choice): string {
  const given = Object.entries(choice).filter(([, value]) => value !== '' && value !== null);
  return `/train?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

export function wishOf({ game, theme, source, from, to }: Choice): TrainWish {
  return {
    ...(game && { game }),
    ...(theme && { theme }),
    ...(source && { source }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  };
}

const fitsGame = (shelf: TrainShelf, game: string) => !game || shelf.game === game || familyOf(shelf.game) === game;
const fitsSource = (shelf: TrainShelf, source: string) => !source || shelf.source === source;

/** How many puzzles each game has, in the order of `games`. */
export function gamesOn(overview: TrainOverview, games: string[], source = ''): { game: string; puzzles: number }[] {
  const shelves = overview.shelves.filter((shelf) => fitsSource(shelf, source));
  const count = (game: string) => shelves.filter((shelf) => shelf.game === game).reduce((sum, { puzzles }) => sum + puzzles, 0);
  return games.map((game) => ({ game, puzzles: count(game) })).filter(({ puzzles }) => puzzles > 0);
}

/** The themes there are for a choice of game and source, the most frequent first. */
export function themesOn(overview: TrainOverview, { game, source }: Choice): { theme: string; puzzles: number }[] {
  const counts = new Map<string, number>();
  for (const shelf of overview.shelves)
    if (fitsGame(shelf, game) && fitsSource(shelf, source))
      for (const { theme, puzzles } of shelf.themes) counts.set(theme, (counts.get(theme) ?? 0) + puzzles);
  return [...counts].map(([theme, puzzles]) => ({ theme, puzzles })).sort((a, b) => b.puzzles - a.puzzles || a.theme.localeCompare(b.theme));
}

/** The game to begin with: the one that is usually played, where there are puzzles of it. */
export function firstGame(overview: TrainOverview, usual: string): string {
  if (overview.shelves.some(({ game }) => game === usual)) return usual;
  return overview.shelves.some(({ game }) => familyOf(game) === familyOf(usual)) ? familyOf(usual) : 'chess';
}
