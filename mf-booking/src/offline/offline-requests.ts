import { OFFLINE_STORE } from '@arbora/auth';

/** Timeout for a document that is also stored. */
const DOCUMENT_WITHIN_MS = 4000;
const GATEWAY_FAILURES = [502, 503, 504];

/** Address of the token request; its stored answer is a token without signature, which no server accepts. */
export const SESSION_PATH = '/api/auth/refresh';
export const PROFILE_PATH = '/api/rest/user_profile';

const PAGE = /^(\/[a-z]{2}\/)(?:(rezervace)\/[0-9a-f-]{36}|(services\/ticket))\/?$/;
const FILE = /^\/remotes\/(?:shell|mf-booking)\//;

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

/** The worker's surroundings. */
export interface Surroundings {
  origin: string;
  caches: CacheStorage;
  fetch: (request: Request) => Promise<Response>;
}
type Answer = Promise<Response> | null;

async function storedAnswer({ caches }: Surroundings, key: string): Promise<Response | null> {
  // `open` would create an empty cache.
  return (await caches.match(key, { cacheName: OFFLINE_STORE })) ?? null;
}

async function networkFirst(request: Request, around: Surroundings, key: string): Promise<Response> {
  try {
    return await around.fetch(request);
  } catch (error) {
    const stored = await storedAnswer(around, key);
    if (!stored) throw error;
    return stored;
  }
}

async function documentOf(request: Request, around: Surroundings, key: string): Promise<Response> {
  const stored = await storedAnswer(around, key);
  if (!stored) return around.fetch(request);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), DOCUMENT_WITHIN_MS);
  });
  const answer = await Promise.race([around.fetch(request), tooLate]).catch(() => null);
  clearTimeout(timer);
  return answer && !GATEWAY_FAILURES.includes(answer.status) ? answer : stored;
}

async function fileOf(request: Request, around: Surroundings, key: string): Promise<Response> {
  const stored = await storedAnswer(around, key);
  if (stored) return stored;
  const answer = await around.fetch(request);
  // Deleted at logout: it must not be created again.
  if (answer.ok && (await around.caches.has(OFFLINE_STORE))) {
    const cache = await around.caches.open(OFFLINE_STORE);
    await cache.put(key, answer.clone()).catch(() => undefined);
  }
  return answer;
}

/**
 * The worker's answer to a request of a ticket or reservation page; null leaves the request to the browser. Only
 * documents, code and the session are answered: the data are stored encrypted by `offline-store.ts`.
 */
export function answerOffline(request: Request, around: Surroundings): Answer {
  const { origin, pathname } = new URL(request.url);
  if (origin !== around.origin) return null;
  if (request.method === 'POST') return pathname === SESSION_PATH ? networkFirst(request, around, pathname) : null;
  if (request.method !== 'GET') return null;
  if (request.mode === 'navigate') {
    const key = documentKey(pathname);
    return key === null ? null : documentOf(request, around, key);
  }
  if (pathname === PROFILE_PATH) return networkFirst(request, around, pathname);
  const file = codeFile(request.url, origin);
  return file === null ? null : fileOf(request, around, file);
}
