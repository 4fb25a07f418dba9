import { OFFLINE_STORE } from '@arbora/auth';

/** Timeout for a document that is also stored. */
const DOCUMENT_TIMEOUT_MS = 4000;
const GATEWAY_FAILURES = [502, 503, 504];

/** Address of the token request; its stored response is a token without signature, which no server accepts. */
export const SESSION_PATH = '/api/auth/refresh';
export const PROFILE_PATH = '/api/rest/user_profile';

const PAGE = /^(\/[a-z]{2}\/)(?:(rezervace)\/[0-9a-f-]{36}|(services\/ticket))\/?$/;
const FILE = /^\/remotes\/(?:shell|mf-booking)\//;

/** Service of calls that change data; unlike the data service's clients, theirs do not repeat a refused token. */
const BACKEND = '/api/backend/';

/** Whether the request carries the stored token, which no server accepts. */
function hasStoredToken({ headers }: Request): boolean {
  return /^Bearer [^.]+\.[^.]+\.$/.test(headers.get('authorization') ?? '');
}

/** Key of a page's document; all reservations share one, since the server does not render them. Null for other pages. */
export function documentKey(pathname: string): string | null {
  const found = PAGE.exec(pathname);
  return found && `${found[1]}${found[2] ?? found[3]}`;
}

/** Path of a file of this page's code; null for anything else. */
export function codeFile(address: string, origin: string): string | null {
  const url = new URL(address, origin);
  return url.origin === origin && FILE.test(url.pathname) ? url.pathname : null;
}

/** Globals of the service worker; replaced in tests. */
export interface WorkerEnvironment {
  origin: string;
  caches: CacheStorage;
  fetch: (request: Request) => Promise<Response>;
}

async function cachedResponse({ caches }: WorkerEnvironment, key: string): Promise<Response | null> {
  // `open` would create an empty cache.
  return (await caches.match(key, { cacheName: OFFLINE_STORE })) ?? null;
}

async function networkFirst(request: Request, environment: WorkerEnvironment, key: string): Promise<Response> {
  try {
    return await environment.fetch(request);
  } catch (error) {
    const stored = await cachedResponse(environment, key);
    if (!stored) throw error;
    return stored;
  }
}

async function documentResponse(request: Request, environment: WorkerEnvironment, key: string): Promise<Response> {
  const stored = await cachedResponse(environment, key);
  if (!stored) return environment.fetch(request);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), DOCUMENT_TIMEOUT_MS);
  });
  const response = await Promise.race([environment.fetch(request), timeout]).catch(() => null);
  clearTimeout(timer);
  return response && !GATEWAY_FAILURES.includes(response.status) ? response : stored;
}

async function fileResponse(request: Request, environment: WorkerEnvironment, key: string): Promise<Response> {
  const stored = await cachedResponse(environment, key);
  if (stored) return stored;
  const response = await environment.fetch(request);
  // Deleted at logout: it must not be created again.
  if (response.ok && (await environment.caches.has(OFFLINE_STORE))) {
    const cache = await environment.caches.open(OFFLINE_STORE);
    await cache.put(key, response.clone()).catch(() => undefined);
  }
  return response;
}

/**
 * The worker's response to a request of a ticket or reservation page; null leaves the request to the browser. Only
 * documents, code and the session have one: the data are stored encrypted by `offline-store.ts`.
 */
export function respondOffline(request: Request, environment: WorkerEnvironment): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (origin !== environment.origin) return null;
  // The session could not be refreshed yet. As without a network, the page sends it again; a 401 would be final.
  if (pathname.startsWith(BACKEND) && hasStoredToken(request)) return Promise.resolve(Response.error());
  if (request.method === 'POST') return pathname === SESSION_PATH ? networkFirst(request, environment, pathname) : null;
  if (request.method !== 'GET') return null;
  if (request.mode === 'navigate') {
    const key = documentKey(pathname);
    return key === null ? null : documentResponse(request, environment, key);
  }
  if (pathname === PROFILE_PATH) return networkFirst(request, environment, pathname);
  const file = codeFile(request.url, origin);
  return file === null ? null : fileResponse(request, environment, file);
}
