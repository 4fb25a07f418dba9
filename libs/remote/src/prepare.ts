import type { Location } from '@arbora/router';
import type { Page, RemoteDefinition } from './definition';
import type { Host } from './host';
import { locate, type PageLocation } from './locate';
import { loadPageTexts } from './page-texts';
import { contextOf, readQueries } from './read-queries';

/** A location whose page is ready for its first render. */
export interface PreparedPage extends PageLocation {
  page: Page;
}

/**
 * Maximum time in ms that a navigation waits for data before it shows the page in its loading state, so that a click
 * has a visible effect. Skeletons stay invisible for another 200 ms.
 */
const DATA_TIMEOUT_MS = 60;

async function loadTexts(definition: RemoteDefinition, host: Host, target: PageLocation): Promise<void> {
  await loadPageTexts(host.i18n, definition, target.route);
  await host.i18n.setLocale(target.locale);
}

/** Reads what is missing or stale; for a page rendered by the server, only what is missing. */
function startQueries(host: Host, page: Page, target: PageLocation, isRendered = false): Promise<unknown> {
  const { queryClient } = host;
  return readQueries(page, contextOf(target, queryClient), (query) =>
    isRendered ? queryClient.ensureQueryData(query).catch(() => undefined) : queryClient.prefetchQuery(query),
  );
}

/** Whether the page has no placeholder data. */
function isBlank(host: Host, page: Page, target: PageLocation): boolean {
  const queries = page.queries?.(contextOf(target, host.queryClient)) ?? [];
  return queries.every(({ placeholderData }) => placeholderData === undefined);
}

/** Resolves with the data or when the maximum time has passed. */
function withTimeout(data: Promise<unknown>): Promise<unknown> {
  return Promise.race([data, new Promise((resolve) => setTimeout(resolve, DATA_TIMEOUT_MS))]);
}

/**
 * Loads the page's code and texts and starts its queries; waits briefly for data, or not at all if there are
 * placeholder data. Rejects if code or texts fail to load; the page itself shows failed queries.
 * @param isRendered whether the page hydrates the server's HTML: its data must not change before, and are refetched when
 *   its components are mounted
 */
export async function preparePageAt(
  definition: RemoteDefinition,
  host: Host,
  target: PageLocation,
  isRendered?: boolean,
): Promise<PreparedPage> {
  const texts = loadTexts(definition, host, target);
  const { default: page } = await target.route.load();
  const data = startQueries(host, page, target, isRendered);
  await Promise.all([texts, isBlank(host, page, target) ? withTimeout(data) : undefined]);
  return { ...target, page };
}

/** Prefetches code, texts and stale data of a page in the current language. */
export async function prefetch(
  definition: RemoteDefinition,
  host: Host,
  address: Pick<Location, 'pathname' | 'search'>,
): Promise<void> {
  const target = locate(definition, { ...address, hash: '', state: null, key: '' });
  if (!target || target.locale !== host.i18n.locale) return;
  const texts = loadPageTexts(host.i18n, definition, target.route);
  const { default: page } = await target.route.load();
  await Promise.all([texts, startQueries(host, page, target)]);
}

/** `preparePageAt` for a location of the history; null if it is not a page of the remote. */
export async function prepare(
  definition: RemoteDefinition,
  host: Host,
  location: Location,
  isRendered?: boolean,
): Promise<PreparedPage | null> {
  const target = locate(definition, location);
  return target && preparePageAt(definition, host, target, isRendered);
}
