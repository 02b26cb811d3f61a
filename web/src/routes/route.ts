// Addresses of the page's views, to and from text. Pure: the browser's history is router.svelte.ts.

export type Route =
  | { view: 'home'; query: URLSearchParams }
  | { view: 'game'; id: string }
  | { view: 'analysis'; id: string | null; query: URLSearchParams }
  | { view: 'editor' | 'train' | 'lab' | 'rules' | 'review'; query: URLSearchParams }
  | { view: 'games' }
  | { view: 'import' }
  | { view: 'settings' }
  | { view: 'notFound' };

export function routeOf(path: string, search = ''): Route {
  const [view = '', id = '', ...rest] = path.split('/').slice(1).map(decodeURIComponent);
  const query = new URLSearchParams(search);
  if (rest.length > 0) return { view: 'notFound' };
  if (view === 'game' && id) return { view: 'game', id };
  if (view === 'analysis') return { view: 'analysis', id: id || null, query };
  if (view === 'review' && id) {
    query.set('id', id);
    return { view: 'review', query };
  }
  if (id) return { view: 'notFound' };
  if (view === '') return { view: 'home', query };
  if (view === 'editor' || view === 'train' || view === 'lab' || view === 'rules') return { view, query };
  if (view === 'games' || view === 'import' || view === 'settings') return { view };
  return { view: 'notFound' };
}

export const gamePath = (id: string): string => `/game/${encodeURIComponent(id)}`;

const withQuery = (path: string, values: Record<string, string | undefined>): string => {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

const moveList = (moves: string[]): string | undefined => (moves.length > 0 ? moves.join(' ') : undefined);
export const movesIn = (query: URLSearchParams): string[] => query.get('moves')?.split(' ').filter(Boolean) ?? [];

/** A place in a saved game: a ply of the game itself, or the moves of a variation from its first position on. */
export const analysisOfGamePath = (id: string, ply?: number, moves: string[] = []): string =>
  withQuery(`/analysis/${encodeURIComponent(id)}`, { ply: ply === undefined ? undefined : String(ply), moves: moveList(moves) });

/** `nodes`: how much the engine looks at each position; its usual unless told. */
export const reviewPath = (id: string, ply?: number, nodes?: number): string =>
  withQuery(`/review/${encodeURIComponent(id)}`, { ply: ply ? String(ply) : undefined, nodes: nodes ? String(nodes) : undefined });

/** A position: a FEN and the moves that were played from there, so that the game so far is not lost. */
const positionPath = (path: string) => (game?: string, fen?: string, moves: string[] = []): string =>
  withQuery(path, { game, fen, moves: moveList(moves) });
export const rulePath = (game: string, rule: string): string => withQuery('/rules', { game, rule });
export const newGamePath = positionPath('/');
export const analysisPath = positionPath('/analysis');
export const editorPath = positionPath('/editor');
export const labPath = positionPath('/lab');

/** A rule by the name of its file or of a pattern in it, beside a position. */
export const rulesPath = (game?: string, rule?: string, fen?: string): string => withQuery('/rules', { game, rule, fen });
