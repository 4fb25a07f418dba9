import { getSession, OFFLINE_STORE, type SessionUser } from '@arbora/auth';
import { PRODUCT, type AccessTokenClaims } from '@arbora/domain';
import { codeFile, documentKey, PROFILE_PATH, SESSION_PATH } from './offline-requests';

const WORKER = new URL('./service-worker.ts', import.meta.url).href;
const PATHS_OF_FILES = /\/remotes\/[\w./-]+/g;
/** Folder of a version. */
const VERSION_FOLDER = /^\/remotes\/[^/]+\/[^/]+\//;

function base64UrlJson(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** A token that names the user to the page only: expired, and without a signature. */
function unsignedToken({ id, email, role, allowedRoles, needsSecondFactor }: SessionUser): string {
  const claims: AccessTokenClaims = {
    sub: id,
    email,
    role,
    allowedRoles,
    allowedApps: [PRODUCT],
    sid: '',
    ...(needsSecondFactor && { second_factor: 'missing' }),
    iat: 0,
    exp: 0,
  };
  return `${base64UrlJson({ alg: 'none' })}.${base64UrlJson(claims)}.`;
}

async function storeSession(cache: Cache, user: SessionUser): Promise<void> {
  await cache.put(SESSION_PATH, Response.json({ accessToken: unsignedToken(user) }));
  // Check-in rights come from the profile; customers do not need it offline.
  if (user.isManager && user.profile) await cache.put(PROFILE_PATH, Response.json([user.profile]));
  else await cache.delete(PROFILE_PATH);
}

/** Reports files that the page loads after it was stored, such as lazily loaded parts. */
let later: PerformanceObserver | undefined;

/** Stores the code that the document names and that this page has loaded or loads later. */
async function storeCode(cache: Cache, html: string): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  await storeFiles(cache, [...(html.match(PATHS_OF_FILES) ?? []), ...loaded]);
  if (!('PerformanceObserver' in globalThis)) return;
  later?.disconnect();
  later = new PerformanceObserver((list, observer) => {
    const urls = list.getEntries().map(({ name }) => name);
    storeFiles(cache, urls).catch(() => observer.disconnect());
  });
  later.observe({ type: 'resource' });
}

async function storeFiles(cache: Cache, urls: readonly string[]): Promise<void> {
  const files = new Set(urls.flatMap((address) => codeFile(address, location.origin) ?? []));
  await Promise.all(
    [...files].map(async (file) => {
      if (VERSION_FOLDER.exec(file)?.[0] === file || (await cache.match(file))) return;
      await cache.add(file);
    }),
  );
}

/** Drops files of versions that no stored document names. */
async function dropOldCode(cache: Cache): Promise<void> {
  const requests = await cache.keys();
  const isCode = ({ url }: Request): boolean => codeFile(url, location.origin) !== null;
  const documents = await Promise.all(
    requests.filter((request) => !isCode(request)).map(async (request) => (await cache.match(request))?.text() ?? ''),
  );
  const named = documents.join('\n');
  await Promise.all(
    requests.filter(isCode).map((request) => {
      const version = VERSION_FOLDER.exec(new URL(request.url).pathname)?.[0];
      return version && !named.includes(version) ? cache.delete(request) : undefined;
    }),
  );
}

function registryOf(html: string): string | undefined {
  return new DOMParser().parseFromString(html, 'text/html').getElementById('registry')?.textContent;
}

/** Stores the current page for the logged-in user, so that it opens offline, and registers its service worker. */
export async function storePage(): Promise<void> {
  const { user } = getSession();
  const key = documentKey(location.pathname);
  if (!user || !key || !('caches' in globalThis) || !('serviceWorker' in navigator)) return;
  const registry = document.getElementById('registry')?.textContent;
  // Files of a development server change.
  if (!registry || 'hotUpdates' in (JSON.parse(registry) as object)) return;
  // Without the query string, which may hold a ticket's id.
  const page = await fetch(location.pathname);
  const html = await page.clone().text();
  // Another version has been deployed meanwhile: the reloaded page will be stored.
  if (!page.ok || page.redirected || registryOf(html) !== registry) return;
  const cache = await caches.open(OFFLINE_STORE);
  await storeCode(cache, html);
  await cache.put(key, page);
  await storeSession(cache, user);
  await dropOldCode(cache);
  if (getSession().user?.id !== user.id) {
    await caches.delete(OFFLINE_STORE);
    return;
  }
  await navigator.serviceWorker.register(WORKER, { scope: key });
}
