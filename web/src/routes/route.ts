// Addresses of the page's views, to and from text. Pure: the browser's history is router.svelte.ts.

export type Route =
  | { view: 'home'; query: URLSearchParams }
  | { view: 'game'; id: string }
  | { view: 'analysis'; id: string | null; query: URLSearchParams }
  | { view: 'editor'; query: URLSearchParams }
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
  if (id) return { view: 'notFound' };
  if (view === '') return { view: 'home', query };
  if (view === 'editor') return { view, query };
  if (view === 'games' || view === 'import' || view === 'settings') return { view };
  return { view: 'notFound' };
}

export const gamePath = (id: string): string => `/game/${encodeURIComponent(id)}`;

const withQuery = (path: string, values: Record<string, string | undefined>): string => {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

export const analysisOfGamePath = (id: string, ply?: number): string =>
  withQuery(`/analysis/${encodeURIComponent(id)}`, { ply: ply === undefined ? undefined : String(ply) });
export const newGamePath = (game: string, fen: string): string => withQuery('/', { game, fen });
export const analysisPath = (game?: string, fen?: string): string => withQuery('/analysis', { game, fen });
export const editorPath = (game?: string, fen?: string): string => withQuery('/editor', { game, fen });
