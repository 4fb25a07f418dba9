import type { AuthRole } from '@arbora/domain';
import { errorOfNetwork } from './api-error';
import { RETRIES, RETRY_STATUSES, mayRetry, retryDelay } from './retry-rules';
import { bearerFor } from './token-provider';

interface Transport {
  /** Base URL of the services: a path in a browser, absolute on a server. No trailing slash. */
  base: string;
  fetch: typeof globalThis.fetch;
}

const overNetwork: Transport['fetch'] = (input, init) => globalThis.fetch(input, init);
const transport: Transport = { base: '/api', fetch: overNetwork };

/** Reconfigures all clients: another base URL, or an in-process fetch. */
export function configureTransport(changes: Partial<Transport>): void {
  Object.assign(transport, changes);
}

export function urlOf(path: string): string {
  return transport.base + path;
}

/** Default timeout of requests without an abort signal, in ms. */
const TIMEOUT = 30_000;

export interface SendOptions {
  /** Role the token must have; default: the session's own. */
  role?: AuthRole;
  /** Sends no token, unless the response says that the read needs a login. */
  anonymous?: boolean;
  /** Upload progress of large bodies, a share from 0 to 1. */
  onProgress?: (share: number) => void;
}

function pause(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

async function attempt(url: string, init: RequestInit, { onProgress }: SendOptions): Promise<Response> {
  const timed = { ...init, signal: init.signal ?? AbortSignal.timeout(TIMEOUT) };
  try {
    if (!onProgress || transport.fetch !== overNetwork) return await transport.fetch(url, timed);
    // Lazily loaded, as few pages upload.
    const { sendWithProgress } = await import('./send-with-progress');
    return await sendWithProgress(url, timed, onProgress);
  } catch (error) {
    if (init.signal?.aborted) throw init.signal.reason;
    throw errorOfNetwork(error);
  }
}

/** Returns the delay before the next attempt after this outcome of attempt `tries`; null for none. */
function nextTry(init: RequestInit, tries: number, response: Response | null): number | null {
  if (!mayRetry(init.method) || tries > RETRIES) return null;
  if (response && !RETRY_STATUSES.includes(response.status)) return null;
  return retryDelay(tries, response?.headers.get('retry-after') ?? null);
}

/** Sends a request with retries; the response may be an error. @throws ApiError `network` */
async function sendWithRetries(url: string, init: RequestInit, options: SendOptions): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const outcome = await attempt(url, init, options).catch((error: unknown) => {
      if (init.signal?.aborted || nextTry(init, tries, null) === null) throw error;
      return null;
    });
    const delay = nextTry(init, tries, outcome);
    if (delay === null && outcome) return outcome;
    await outcome?.body?.cancel();
    await pause(delay ?? 0, init.signal);
  }
}

/** Codes of an expired token; the data service uses its own for any invalid token. */
const EXPIRED = ['auth.token_expired', 'PGRST301', 'PGRST303'];

/** Code of a read that needs a login. */
const LOGIN_REQUIRED = ['auth.login_required'];

/** Whether a response is a 401 with one of these codes. */
async function isUnauthorized(response: Response, codes: readonly string[]): Promise<boolean> {
  if (response.status !== 401) return false;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown } | null;
  return typeof body?.code === 'string' && codes.includes(body.code);
}

/**
 * Sends all requests to the services: adds the bearer token, retries, and repeats the request once with a refreshed
 * token if it has expired, or with a token if an anonymous read needs a login. The response may be an error. @throws
 * ApiError `network`; errors of the token provider
 */
export async function send(url: string, init: RequestInit = {}, options: SendOptions = {}): Promise<Response> {
  const first = await withToken(init, options, false);
  const response = await sendWithRetries(url, first, options);
  if (options.anonymous) {
    if (!url.includes('/api/rest/') || !(await isUnauthorized(response, LOGIN_REQUIRED))) return response;
    const withLogin = await withToken(init, {}, false);
    return withLogin.headers.has('authorization') ? sendWithRetries(url, withLogin, options) : response;
  }
  if (!first.headers.has('authorization') || !(await isUnauthorized(response, EXPIRED))) return response;
  return sendWithRetries(url, await withToken(init, options, true), options);
}

async function withToken(
  init: RequestInit,
  options: SendOptions,
  fresh: boolean,
): Promise<RequestInit & { headers: Headers }> {
  const headers = new Headers(init.headers);
  const token = options.anonymous ? null : await bearerFor({ role: options.role, fresh });
  if (token) headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
}
