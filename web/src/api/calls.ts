// Generated from services/server/api.schema.json by `npm run api`: change it there.
import { addressWith, segment, sendForBytes, sendForJson, sendForNothing, sendForText } from './http';
import type {
  Catalogue,
  ClientMessage,
  DrawRequest,
  Evaluation,
  ExportQuery,
  Family,
  Game,
  GameList,
  GameQuery,
  GamesQuery,
  Health,
  ImportRequest,
  Imported,
  Lab,
  MoveRequest,
  NewGame,
  OwnRule,
  Position,
  PositionRequest,
  RemovePuzzlesQuery,
  ResignRequest,
  Rule,
  RuleChange,
  RuleQuery,
  Rules,
  ServerMessage,
  Settings,
  SettingsChange,
  StreamQuery,
  TakebackRequest,
  TrainGivenUp,
  TrainHint,
  TrainHistory,
  TrainHistoryQuery,
  TrainImportRequest,
  TrainImported,
  TrainNext,
  TrainOverview,
  TrainRemoved,
  TrainVerdict,
  TrainWish,
  VariationRequest,
  Variations,
} from './types';

export const fetchHealth = () => sendForJson<Health>('GET', '/health');
export const fetchCatalogue = () => sendForJson<Catalogue>('GET', '/api/v1/catalogue');
export const fetchPosition = (body: PositionRequest) => sendForJson<Position>('POST', '/api/v1/positions', { body });
export const fetchEvaluation = (body: PositionRequest) => sendForJson<Evaluation>('POST', '/api/v1/evaluation', { body });
export const fetchRule = (query: RuleQuery) => sendForJson<Rule>('GET', '/api/v1/explain/rule', { query });
export const listGames = (query: GamesQuery = {}) => sendForJson<GameList>('GET', '/api/v1/games', { query });
export const createGame = (body: NewGame) => sendForJson<Game>('POST', '/api/v1/games', { body });
export const fetchGame = (id: string) => sendForJson<Game>('GET', `/api/v1/games/${segment(id)}`);
export const deleteGame = (id: string) => sendForNothing('DELETE', `/api/v1/games/${segment(id)}`);
export const playMove = (id: string, body: MoveRequest) => sendForJson<Game>('POST', `/api/v1/games/${segment(id)}/moves`, { body });
export const takeBack = (id: string, body: TakebackRequest) => sendForJson<Game>('POST', `/api/v1/games/${segment(id)}/takeback`, { body });
export const resign = (id: string, body: ResignRequest) => sendForJson<Game>('POST', `/api/v1/games/${segment(id)}/resign`, { body });
export const draw = (id: string, body: DrawRequest) => sendForJson<Game>('POST', `/api/v1/games/${segment(id)}/draw`, { body });
export const fetchVariations = (id: string) => sendForJson<Variations>('GET', `/api/v1/games/${segment(id)}/variations`);
export const changeVariations = (id: string, body: VariationRequest) => sendForJson<Variations>('POST', `/api/v1/games/${segment(id)}/variations`, { body });
export const exportGame = (id: string, query: ExportQuery = {}) => sendForText('GET', `/api/v1/games/${segment(id)}/export`, { query });
export const exportGameAddress = (id: string, query: ExportQuery = {}) => addressWith(`/api/v1/games/${segment(id)}/export`, query);
export const importGames = (body: ImportRequest) => sendForJson<Imported>('POST', '/api/v1/import', { body });
export const fetchSettings = () => sendForJson<Settings>('GET', '/api/v1/settings');
export const storeSettings = (body: SettingsChange) => sendForJson<Settings>('PUT', '/api/v1/settings', { body });
export const fetchTraining = () => sendForJson<TrainOverview>('GET', '/api/v1/train');
export const fetchTrainHistory = (query: TrainHistoryQuery) => sendForJson<TrainHistory>('GET', '/api/v1/train/history', { query });
export const nextPuzzle = (body: TrainWish) => sendForJson<TrainNext>('POST', '/api/v1/train/next', { body });
export const tryMove = (id: string, body: MoveRequest) => sendForJson<TrainVerdict>('POST', `/api/v1/train/sittings/${segment(id)}/moves`, { body });
export const askHint = (id: string) => sendForJson<TrainHint>('POST', `/api/v1/train/sittings/${segment(id)}/hint`, { body: {} });
export const giveUp = (id: string) => sendForJson<TrainGivenUp>('POST', `/api/v1/train/sittings/${segment(id)}/solution`, { body: {} });
export const importPuzzles = (body: TrainImportRequest) => sendForJson<TrainImported>('POST', '/api/v1/train/import', { body });
export const removePuzzles = (query: RemovePuzzlesQuery) => sendForJson<TrainRemoved>('DELETE', '/api/v1/train/puzzles', { query });
export const fetchLab = (query: GameQuery = {}) => sendForJson<Lab>('GET', '/api/v1/lab', { query });
export const fetchTree = (name: string) => sendForBytes('GET', `/api/v1/lab/trees/${segment(name)}`);
export const fetchRules = (query: GameQuery = {}) => sendForJson<Rules>('GET', '/api/v1/rules', { query });
export const changeRule = (family: Family, name: string, body: RuleChange) => sendForJson<OwnRule>('PUT', `/api/v1/rules/${segment(family)}/${segment(name)}`, { body });
export const deleteRule = (family: Family, name: string) => sendForNothing('DELETE', `/api/v1/rules/${segment(family)}/${segment(name)}`);
export const exportRule = (family: Family, name: string) => sendForText('GET', `/api/v1/rules/${segment(family)}/${segment(name)}/export`);
export const exportRuleAddress = (family: Family, name: string) => addressWith(`/api/v1/rules/${segment(family)}/${segment(name)}/export`);

export const streamAddress = (query: StreamQuery = {}) => addressWith('/api/v1/stream', query);
export type Sent = ClientMessage;
export type Received = ServerMessage;
