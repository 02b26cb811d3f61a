// What the Train view asks of the server.
import { getJson, postJson, remove } from './http';
import type {
  TrainFamily,
  TrainGivenUp,
  TrainHint,
  TrainHistory,
  TrainImported,
  TrainImportRequest,
  TrainNext,
  TrainOverview,
  TrainVerdict,
  TrainWish,
} from './types';

const sitting = (id: string, action: string) => `/train/sittings/${encodeURIComponent(id)}/${action}`;

export const fetchOverview = () => getJson<TrainOverview>('/train');
export const fetchHistory = (family: TrainFamily) => getJson<TrainHistory>(`/train/history?family=${family}`);
export const nextPuzzle = (wish: TrainWish) => postJson<TrainNext>('/train/next', wish);
export const tryMove = (id: string, move: string, ply: number) => postJson<TrainVerdict>(sitting(id, 'moves'), { move, ply });
export const askHint = (id: string) => postJson<TrainHint>(sitting(id, 'hint'), {});
export const giveUp = (id: string) => postJson<TrainGivenUp>(sitting(id, 'solution'), {});
export const importPuzzles = (request: TrainImportRequest) => postJson<TrainImported>('/train/import', request);
export const removeImported = () => remove('/train/puzzles?source=import');
