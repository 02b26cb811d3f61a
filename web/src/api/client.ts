// What the page asks of the server, one function a request.
import { getJson, getText, postJson, putJson, remove } from './http';
import type {
  Catalogue,
  Colour,
  DrawRequest,
  Evaluation,
  Game,
  GameList,
  Imported,
  Lab,
  NewGame,
  OwnRule,
  Position,
  PositionRequest,
  Rule,
  RuleChange,
  RuleFamily,
  Rules,
  Settings,
  SettingsChange,
  VariationRequest,
  Variations,
} from './types';

const game = (id: string, action = '') => `/games/${encodeURIComponent(id)}${action}`;

export const fetchCatalogue = () => getJson<Catalogue>('/catalogue');
export const fetchPosition = (request: PositionRequest) => postJson<Position>('/positions', request);

export const fetchEvaluation = (request: PositionRequest) => postJson<Evaluation>('/evaluation', request);
export const fetchRule = (name: string, rule: string) =>
  getJson<Rule>(`/explain/rule?${new URLSearchParams({ game: name, name: rule })}`);

export function listGames(limit: number, before?: string): Promise<GameList> {
  return getJson(`/games?limit=${limit}${before ? `&before=${encodeURIComponent(before)}` : ''}`);
}
export const createGame = (request: NewGame) => postJson<Game>('/games', request);
export const fetchGame = (id: string) => getJson<Game>(game(id));
export const deleteGame = (id: string) => remove(game(id));
export const playMove = (id: string, move: string, ply: number) => postJson<Game>(game(id, '/moves'), { move, ply });
export const takeBack = (id: string, ply: number) => postJson<Game>(game(id, '/takeback'), { ply });
export const resign = (id: string, side: Colour) => postJson<Game>(game(id, '/resign'), { side });
export const draw = (id: string, request: DrawRequest) => postJson<Game>(game(id, '/draw'), request);
export const fetchVariations = (id: string) => getJson<Variations>(game(id, '/variations'));
export const changeVariations = (id: string, request: VariationRequest) => postJson<Variations>(game(id, '/variations'), request);
export const exportGame = (id: string) => getText(game(id, '/export'));
export const exportReviewed = (id: string) => getText(game(id, '/export?reviewed=1'));
export const importGames = (text: string, name?: string) => postJson<Imported>('/import', name ? { text, game: name } : { text });
export const fetchSettings = () => getJson<Settings>('/settings');
export const storeSettings = (change: SettingsChange) => putJson<Settings>('/settings', change);

export const fetchLab = (name: string) => getJson<Lab>(`/lab?game=${encodeURIComponent(name)}`);

const rule = (family: RuleFamily, name: string) => `/rules/${family}/${encodeURIComponent(name)}`;
export const fetchRules = (name: string) => getJson<Rules>(`/rules?game=${encodeURIComponent(name)}`);
export const changeRule = (family: RuleFamily, name: string, change: RuleChange) => putJson<OwnRule>(rule(family, name), change);
export const deleteRule = (family: RuleFamily, name: string) => remove(rule(family, name));
export const ruleExport = (family: RuleFamily, name: string) => `/api/v1${rule(family, name)}/export`;
