import type { Location } from '@arbora/router';
import type { Page, RemoteDefinition } from './definition';
import type { Host } from './host';
import { locate, type Place } from './locate';
import { loadPageTexts } from './page-texts';
import { contextOf, readQueries } from './read-queries';

/** A place whose page is ready for its first render. */
export interface PreparedPage extends Place {
  page: Page;
}

/**
 * Maximum time in ms that a navigation waits for data before it shows the page in its loading state, so that a click
 * has a visible effect. Skeletons stay invisible for another 200 ms.
 */
const DATA_TIMEOUT_MS = 60;

async function loadTexts(definition: RemoteDefinition, host: Host, place: Place): Promise<void> {
  await loadPageTexts(host.i18n, definition, place.route);
  await host.i18n.setLocale(place.locale);
}

function startQueries(host: Host, page: Page, place: Place): Promise<unknown> {
  return readQueries(page, contextOf(place, host.queryClient), (query) => host.queryClient.prefetchQuery(query));
}

/** Whether the page has no placeholder data. */
function isBlank(host: Host, page: Page, place: Place): boolean {
  const queries = page.queries?.(contextOf(place, host.queryClient)) ?? [];
  return queries.every(({ placeholderData }) => placeholderData === undefined);
}

/** Resolves with the data or when the maximum time has passed. */
function withTimeout(data: Promise<unknown>): Promise<unknown> {
  return Promise.race([data, new Promise((resolve) => setTimeout(resolve, DATA_TIMEOUT_MS))]);
}

/**
 * Loads the page's code and texts and starts its queries; waits briefly for data, or not at all if there are
 * placeholder data. Rejects if code or texts fail to load; the page itself shows failed queries.
 */
export async function preparePlace(definition: RemoteDefinition, host: Host, place: Place): Promise<PreparedPage> {
  const texts = loadTexts(definition, host, place);
  const { default: page } = await place.route.load();
  const data = startQueries(host, page, place);
  await Promise.all([texts, isBlank(host, page, place) ? withTimeout(data) : undefined]);
  return { ...place, page };
}

/** Prefetches code, texts and stale data of a page in the current language. */
export async function prefetch(
  definition: RemoteDefinition,
  host: Host,
  address: Pick<Location, 'pathname' | 'search'>,
): Promise<void> {
  const place = locate(definition, { ...address, hash: '', state: null, key: '' });
  if (!place || place.locale !== host.i18n.locale) return;
  const texts = loadPageTexts(host.i18n, definition, place.route);
  const { default: page } = await place.route.load();
  await Promise.all([texts, startQueries(host, page, place)]);
}

/** `preparePlace` for a location; null if it is not a page of the remote. */
export async function prepare(
  definition: RemoteDefinition,
  host: Host,
  location: Location,
): Promise<PreparedPage | null> {
  const place = locate(definition, location);
  return place && preparePlace(definition, host, place);
}
