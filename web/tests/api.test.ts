import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as calls from '../src/api/calls';
import { ApiError } from '../src/api/http';
// @ts-expect-error: a script without types
import { callsFile, callsOf, readSchema, typesFile, typesOf } from '../scripts/api-from-schema.mjs';

const schema = readSchema();

describe('what is generated from the server’s schema (npm run api)', () => {
  test('the types are up to date', async () => {
    expect(readFileSync(typesFile, 'utf8')).toBe(await typesOf(schema));
  }, 60_000); // a second of work, and the machine may have other

  test('the call functions are up to date', () => {
    expect(readFileSync(callsFile, 'utf8')).toBe(callsOf(schema));
  });

  test('every request has a function', () => {
    for (const { name } of schema['x-routes']) expect(calls).toHaveProperty(name);
  });
});

describe('a request', () => {
  const answers = (status: number, body: string) => {
    const fetched = vi.fn(async (_path: string, _request: RequestInit) => new Response(status === 204 ? null : body, { status }));
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };

  afterEach(() => vi.unstubAllGlobals());

  test('is sent where the schema says, with ids escaped', async () => {
    const fetched = answers(200, '{"id":"a/b"}');
    expect(await calls.playMove('a/b', { move: 'e4', ply: 0 })).toEqual({ id: 'a/b' });
    const [path, request] = fetched.mock.calls[0]!;
    expect(path).toBe('/api/v1/games/a%2Fb/moves');
    expect(request).toMatchObject({ method: 'POST', body: '{"move":"e4","ply":0}', headers: { 'Content-Type': 'application/json' } });
  });

  test('has no body and no query where there is none', async () => {
    const fetched = answers(204, '');
    await calls.deleteRule('chess', 'own rule');
    expect(fetched.mock.calls[0]).toMatchObject(['/api/v1/rules/chess/own%20rule', { method: 'DELETE', body: undefined }]);
    answers(200, '{}');
    expect(calls.streamAddress()).toBe('/api/v1/stream');
    expect(calls.exportRuleAddress('knights', 'x')).toBe('/api/v1/rules/knights/x/export');
  });

  test('asks for the fields of the query that are given', async () => {
    const fetched = answers(200, '{"games":[],"more":false}');
    await calls.listGames({ limit: 30, before: undefined });
    await calls.listGames({ limit: 30, before: 'a&b' });
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/v1/games?limit=30', '/api/v1/games?limit=30&before=a%26b']);
  });

  test('that is refused throws the server’s words', async () => {
    answers(409, '{"error":{"code":"stale","message":"The game has gone on.","where":"ply"}}');
    const refused = await calls.takeBack('7', { ply: 1 }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ status: 409, code: 'stale', message: 'The game has gone on.', where: 'ply' });
    answers(502, 'no JSON');
    await expect(calls.fetchHealth()).rejects.toMatchObject({ status: 502, code: 'unreadable' });
  });
});
