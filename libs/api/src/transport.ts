import type { AuthRole } from '@arbora/domain';
import { errorOfNetwork } from './api-error';
import { RETRIES, RETRY_STATUSES, mayRetry, retryDelay } from './retry-rules';
import { bearerFor } from './token-provider';

interface Transport {
  /** Where the services are: a path of this origin in a browser, an absolute address on a server. No final slash. */
  base: string;
  fetch: typeof globalThis.fetch;
}

const overNetwork: Transport['fetch'] = (input, init) => globalThis.fetch(input, init);
const transport: Transport = { base: '/api', fetch: overNetwork };

/** Points all clients elsewhere: another address, or a fetch that stays in process. */
export function configureTransport(changes: Partial<Transport>): void {
  Object.assign(transport, changes);
}

export function addressOf(path: string): string {
  return transport.base + path;
}

/** Milliseconds until a request without an abort signal of its own is given up. */
const TIMEOUT = 30_000;

export interface SendOptions {
  /** Role that the token must carry; default: the session's own. */
  role?: AuthRole;
  /** Sends no token, even where there is a session, unless a read turns out to be for people with an account. */
  anonymous?: boolean;
  /** Of a body that takes a while: the share that has been sent, 0 to 1. Told over a network only. */
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
    // Few pages send so much that it matters.
    const { sendWithProgress } = await import('./send-with-progress');
    return await sendWithProgress(url, timed, onProgress);
  } catch (error) {
    if (init.signal?.aborted) throw init.signal.reason;
    throw errorOfNetwork(error);
  }
}

/** How long to wait before the next try after this outcome of the `tries`-th one; null where there is none. */
function nextTry(init: RequestInit, tries: number, response: Response | null): number | null {
  if (!mayRetry(init.method) || tries > RETRIES) return null;
  if (response && !RETRY_STATUSES.includes(response.status)) return null;
  return retryDelay(tries, response?.headers.get('retry-after') ?? null);
}

/** Sends a request and repeats it where the rules allow; the answer may be an error. @throws ApiError `network` */
async function sendOnce(url: string, init: RequestInit, options: SendOptions): Promise<Response> {
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

/** How our services and the data service say that a token is too old; the latter says it of any bad token. */
const EXPIRED = ['auth.token_expired', 'PGRST301', 'PGRST303'];

/** What a site says of data that it keeps from strangers. */
const RESERVED = ['auth.login_required'];

/** Whether an answer is a 401 with one of these codes. */
async function isRefused(response: Response, codes: readonly string[]): Promise<boolean> {
  if (response.status !== 401) return false;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown } | null;
  return typeof body?.code === 'string' && codes.includes(body.code);
}

/**
 * The one way out to the services: bearer token, repetition, and one more try with a fresh token when the answer says
 * that it has expired, or with any when an anonymous read is answered that it is for people with an account. The answer
 * may be an error. @throws ApiError `network`; what the token provider throws
 */
export async function send(url: string, init: RequestInit = {}, options: SendOptions = {}): Promise<Response> {
  const first = await withToken(init, options, false);
  const response = await sendOnce(url, first, options);
  if (options.anonymous) {
    if (!url.includes('/api/rest/') || !(await isRefused(response, RESERVED))) return response;
    const known = await withToken(init, {}, false);
    return known.headers.has('authorization') ? sendOnce(url, known, options) : response;
  }
  if (!first.headers.has('authorization') || !(await isRefused(response, EXPIRED))) return response;
  return sendOnce(url, await withToken(init, options, true), options);
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
