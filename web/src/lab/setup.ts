// What is compared in the lab, to and from the address: a link carries all of it. Pure.
export type Kind = 'minimax' | 'heuristic' | 'tactical' | 'material';
export type Search = { kind: Kind; depth: number; order: string; ownRules: boolean };

export type Setup = {
  game: string;
  position: string | null; // one of the lab's by name
  fen: string | null; // or any
  moves: string[];
  searches: Search[];
};

export const kinds: Kind[] = ['minimax', 'heuristic', 'tactical', 'material'];
export const mostSearches = 8;
export const usualPosition = 'middlegame-02';

export const usualSearches = (): Search[] => [
  { kind: 'minimax', depth: 3, order: 'damero', ownRules: true },
  { kind: 'heuristic', depth: 3, order: 'damero', ownRules: true },
  { kind: 'tactical', depth: 3, order: 'damero', ownRules: true },
];

/** As the server and `damero lab compare` write it. */
export function specOf({ kind, depth, order, ownRules }: Search): string {
  if (kind !== 'tactical') return `${kind}?depth=${depth}`;
  return `${kind}?depth=${depth}&order=${order}${ownRules ? '' : '&rules=none'}`;
}

export function searchOf(spec: string, deepest = 8): Search | null {
  const [name = '', parameters = ''] = spec.split('?');
  const kind = kinds.find((known) => known === name);
  if (!kind) return null;
  const values = new URLSearchParams(parameters);
  const depth = Number(values.get('depth') ?? 3);
  if (!Number.isInteger(depth)) return null;
  return {
    kind,
    depth: Math.min(Math.max(depth, 1), deepest),
    order: values.get('order') ?? 'damero',
    ownRules: values.get('rules') !== 'none',
  };
}

export function setupOf(query: URLSearchParams, defaultGame: string): Setup {
  const searches = query
    .getAll('search')
    .map((spec) => searchOf(spec))
    .filter((search) => search !== null)
    .slice(0, mostSearches);
  const fen = query.get('fen');
  return {
    game: query.get('game') ?? defaultGame,
    position: fen ? null : (query.get('position') ?? usualPosition),
    fen,
    moves: query.get('moves')?.split(' ').filter(Boolean) ?? [],
    searches: searches.length > 0 ? searches : usualSearches(),
  };
}

/** `run`: it was run; `tree`: of which search the tree is open; `step`: how far it was walked. */
export type Shown = { run: boolean; tree: number | null; step: number | null };

export const shownIn = (query: URLSearchParams): Shown => ({
  run: query.has('run'),
  tree: query.has('tree') ? Number(query.get('tree')) : null,
  step: query.has('step') ? Number(query.get('step')) : null,
});

export function addressOf(setup: Setup, shown: Shown): string {
  const query = new URLSearchParams({ game: setup.game });
  if (setup.fen) query.set('fen', setup.fen);
  else if (setup.position) query.set('position', setup.position);
  if (setup.moves.length > 0) query.set('moves', setup.moves.join(' '));
  for (const search of setup.searches) query.append('search', specOf(search));
  if (shown.run) query.set('run', '1');
  if (shown.tree !== null) query.set('tree', String(shown.tree));
  if (shown.step !== null) query.set('step', String(shown.step));
  return `/lab?${query}`;
}

/** The lab on another position, one search of it run and its tree open. */
export const addressFrom = (game: string, fen: string, search: Search): string =>
  addressOf(
    { game, position: null, fen, moves: [], searches: [{ ...search, depth: Math.max(1, search.depth) }] },
    { run: true, tree: 0, step: null },
  );
