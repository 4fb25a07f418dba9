import { errorOfResponse, type ApiError } from './api-error';
import { urlOf, send } from './transport';
import type { SendOptions } from './transport';

export interface RequestOptions extends SendOptions {
  query?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** Idempotency key of a POST that creates a record (decision 40). Generate it per form, not per attempt. */
  idempotencyKey?: string;
}

function withQuery(path: string, query: RequestOptions['query']): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== null && value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}${path.includes('?') ? '&' : '?'}${search}` : path;
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '');
  if (!isJson) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

async function fetchResponse(
  method: string,
  path: string,
  body: unknown,
  accept: string,
  options: RequestOptions = {},
): Promise<Response> {
  const headers = new Headers({ accept, ...options.headers });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey);
  return send(
    urlOf(withQuery(path, options.query)),
    {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: options.signal,
      credentials: 'same-origin',
    },
    options,
  );
}

function errorOf(response: Response, body: unknown): ApiError {
  return errorOfResponse(response.status, body, response.headers.get('retry-after'));
}

async function request<T>(method: string, path: string, body: unknown, options?: RequestOptions): Promise<T> {
  const response = await fetchResponse(method, path, body, 'application/json', options);
  const answer = await bodyOf(response);
  if (!response.ok) throw errorOf(response, answer);
  return answer as T;
}

async function requestFile(path: string, options?: RequestOptions): Promise<Blob> {
  const response = await fetchResponse('GET', path, undefined, '*/*', options);
  if (!response.ok) throw errorOf(response, await bodyOf(response));
  return response.blob();
}

/**
 * Client of the services under `/api`. Paths start with a slash: `api.post('/backend/booking_reservation', body)`.
 * Resolves to the parsed body, null if it is empty. @throws ApiError
 */
export const api = {
  get: <T>(path: string, options?: RequestOptions) => request<T>('GET', path, undefined, options),
  post: <T>(path: string, body?: unknown, options?: RequestOptions) => request<T>('POST', path, body, options),
  patch: <T>(path: string, body?: unknown, options?: RequestOptions) => request<T>('PATCH', path, body, options),
  put: <T>(path: string, body?: unknown, options?: RequestOptions) => request<T>('PUT', path, body, options),
  /** Downloads a file. */
  file: requestFile,
  delete: <T>(path: string, body?: unknown, options?: RequestOptions) => request<T>('DELETE', path, body, options),
};
