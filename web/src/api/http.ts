// One request to the server. A refusal becomes an ApiError with the server's own words, already in the user's language.

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly where: string | null = null,
  ) {
    super(message);
  }
}

const root = '/api/v1';
let language = 'en';

export function speak(lang: string): void {
  language = lang;
}

async function failure(response: Response): Promise<ApiError> {
  try {
    const { error } = await response.json();
    return new ApiError(response.status, error.code, error.message, error.where ?? null);
  } catch {
    return new ApiError(response.status, 'unreadable', response.statusText);
  }
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': language };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const response = await fetch(root + path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  if (!response.ok) throw await failure(response);
  return response;
}

export const getJson = async <T>(path: string): Promise<T> => (await send('GET', path)).json();
export const postJson = async <T>(path: string, body: unknown): Promise<T> => (await send('POST', path, body)).json();
export const putJson = async <T>(path: string, body: unknown): Promise<T> => (await send('PUT', path, body)).json();
export const getText = async (path: string): Promise<string> => (await send('GET', path)).text();
export const remove = async (path: string): Promise<void> => void (await send('DELETE', path));
export const getBytes = async (path: string): Promise<ArrayBuffer> => (await send('GET', path)).arrayBuffer();
