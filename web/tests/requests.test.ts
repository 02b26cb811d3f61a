import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { requestOf, type Choice } from '../src/home/newgame';
import { analysisOfGamePath, analysisPath, editorPath, routeOf } from '../src/routes/route';
// @ts-expect-error: a script without types
import { schemaFile, typesFile, typesOf } from '../scripts/types-from-schema.mjs';

test('the types are those of the server’s schema', () => {
  const schema = JSON.parse(readFileSync(schemaFile, 'utf8'));
  expect(readFileSync(typesFile, 'utf8')).toBe(typesOf(schema));
});

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
    expect(editorPath()).toBe('/editor');
  });
});

describe('a new game', () => {
  const choice: Choice = { game: 'chess', opponent: 'level', level: 4, bot: 'random', side: 'black', clock: null, start: null };
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
  });
});
