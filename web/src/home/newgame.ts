// What the form on the first page says, as the request that starts the game.
import type { Clock, Colour, NewGame, Player, Players } from '../api/types';

export type Opponent = 'level' | 'bot' | 'person';
export type Side = Colour | 'random';
export type Choice = {
  game: string;
  opponent: Opponent;
  level: number;
  bot: string;
  side: Side;
  clock: Clock | null;
  start: string | null; // a FEN or a named position; null: the usual start
  moves: string[]; // already played from there
};

export const clocks: Clock[] = [
  { baseMs: 3 * 60_000, incrementMs: 2_000 },
  { baseMs: 5 * 60_000, incrementMs: 3_000 },
  { baseMs: 10 * 60_000, incrementMs: 5_000 },
  { baseMs: 15 * 60_000, incrementMs: 10_000 },
  { baseMs: 30 * 60_000, incrementMs: 20_000 },
];

const minuteMs = 60_000;
const longestMinutes = 24 * 60;
const longestIncrement = 60 * 60;

/** A clock as it was typed, in minutes (a half is as good as a whole) and seconds; null where there is none such. */
export function typedClock(minutes: number | null, seconds: number | null): Clock | null {
  if (minutes === null || seconds === null) return null;
  const clock = { baseMs: Math.round(minutes * minuteMs), incrementMs: Math.round(seconds * 1000) };
  const good = clock.baseMs >= 1000 && minutes <= longestMinutes && clock.incrementMs >= 0 && seconds <= longestIncrement;
  return good ? clock : null; // also where one is no number
}

export const sameClock = (a: Clock | null, b: Clock | null): boolean =>
  a?.baseMs === b?.baseMs && a?.incrementMs === b?.incrementMs;

function opponentOf(choice: Choice): Player {
  if (choice.opponent === 'level') return { kind: 'level', level: choice.level };
  if (choice.opponent === 'bot') return { kind: 'bot', spec: choice.bot };
  return { kind: 'human' };
}

function playersOf(choice: Choice, toss: number): Players {
  const opponent = opponentOf(choice);
  const person: Player = { kind: 'human' };
  const side = choice.side === 'random' ? (toss < 0.5 ? 'white' : 'black') : choice.side;
  return side === 'white' ? { white: person, black: opponent } : { white: opponent, black: person };
}

/** `toss`, from 0 to 1, decides where the side was left to chance. */
export function requestOf(choice: Choice, toss: number): NewGame {
  const request: NewGame = { game: choice.game, players: playersOf(choice, toss) };
  if (choice.clock) request.clock = choice.clock;
  if (choice.start) request.start = choice.start;
  if (choice.moves.length > 0) request.moves = choice.moves;
  return request;
}
