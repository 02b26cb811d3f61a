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

export type Given = { query?: object; body?: unknown };

/** A part of an address that is not ours: an id, a name. */
export const segment = encodeURIComponent;

/** Fields that are left out or empty are not asked for. */
export function addressWith(path: string, query: object = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return given.length > 0 ? `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : path;
}

async function send(method: string, path: string, { query, body }: Given): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': language };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const response = await fetch(addressWith(path, query), { method, headers, body: sent });
  if (!response.ok) throw await failure(response);
  return response;
}

export const sendForJson = async <T>(method: string, path: string, given: Given = {}): Promise<T> => (await send(method, path, given)).json();
export const sendForText = async (method: string, path: string, given: Given = {}): Promise<string> => (await send(method, path, given)).text();
export const sendForBytes = async (method: string, path: string, given: Given = {}): Promise<ArrayBuffer> =>
  (await send(method, path, given)).arrayBuffer();
export const sendForNothing = async (method: string, path: string, given: Given = {}): Promise<void> => void (await send(method, path, given));
