import { describe, expect, test } from 'vitest';
import { requestOf, sameClock, typedClock, type Choice } from '../src/home/newgame';
import { analysisOfGamePath, analysisPath, editorPath, movesIn, routeOf } from '../src/routes/route';

describe('addresses', () => {
  test('name a view', () => {
    expect(routeOf('/').view).toBe('home');
    expect(routeOf('/game/a%2Fb')).toEqual({ view: 'game', id: 'a/b' });
    expect(routeOf('/games').view).toBe('games');
    expect(routeOf('/nowhere').view).toBe('notFound');
    expect(routeOf('/games/7').view).toBe('notFound');
    expect(routeOf('/game/7/x').view).toBe('notFound');
  });

  test('carry a position there and back', () => {
    const fen = 'W:WK1,2:B32';
    const [path = '', search = ''] = analysisPath('draughts-spanish', fen).split('?');
    const route = routeOf(path, search);
    expect(route.view === 'analysis' && [route.id, route.query.get('game'), route.query.get('fen')]).toEqual([null, 'draughts-spanish', fen]);
    expect(analysisOfGamePath('7', 0)).toBe('/analysis/7?ply=0');
    const line = new URL(analysisPath('chess', 'x', ['e4', 'O-O+']), 'http://x').searchParams;
    expect(movesIn(line)).toEqual(['e4', 'O-O+']);
    expect(movesIn(new URLSearchParams())).toEqual([]);
    expect(editorPath()).toBe('/editor');
  });
});

describe('a new game', () => {
  const choice: Choice = { game: 'chess', opponent: 'level', level: 4, bot: 'random', side: 'black', clock: null, start: null, moves: [] };
  const person = { kind: 'human' };
  const level = { kind: 'level', level: 4 };

  test('puts the person on the side chosen', () => {
    expect(requestOf(choice, 0)).toEqual({ game: 'chess', players: { white: level, black: person } });
    expect(requestOf({ ...choice, side: 'random' }, 0.2).players).toEqual({ white: person, black: level });
    expect(requestOf({ ...choice, side: 'random' }, 0.7).players).toEqual({ white: level, black: person });
  });

  test('knows bots, two people, clocks and positions', () => {
    expect(requestOf({ ...choice, opponent: 'bot' }, 0).players.white).toEqual({ kind: 'bot', spec: 'random' });
    expect(requestOf({ ...choice, opponent: 'person' }, 0).players).toEqual({ white: person, black: person });
    const clock = { baseMs: 1000, incrementMs: 0 };
    expect(requestOf({ ...choice, clock, start: 'duel' }, 0)).toMatchObject({ clock, start: 'duel' });
    expect(requestOf({ ...choice, moves: ['e4'] }, 0).moves).toEqual(['e4']);
  });

  test('takes a clock as it is typed, within what the server takes', () => {
    expect(typedClock(1.5, 0.5)).toEqual({ baseMs: 90_000, incrementMs: 500 });
    expect(typedClock(1440, 3600)).toEqual({ baseMs: 86_400_000, incrementMs: 3_600_000 });
    const bad: [number | null, number | null][] = [[0, 1], [-1, 1], [0.01, 0], [1441, 0], [5, -1], [5, 3601], [null, 1], [1, null], [NaN, 0]];
    for (const [minutes, seconds] of bad) expect(typedClock(minutes, seconds)).toBe(null);
    expect(sameClock(null, null) && sameClock(typedClock(1, 2), typedClock(1, 2))).toBe(true);
    expect(sameClock(null, typedClock(1, 2)) || sameClock(typedClock(1, 1), typedClock(1, 2))).toBe(false);
  });
});
