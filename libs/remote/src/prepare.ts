import type { Location } from '@arbora/router';
import type { Page, RemoteDefinition } from './definition';
import type { Host } from './host';
import { locate, type Place } from './locate';
import { loadPageTexts } from './page-texts';
import { contextOf, readQueries } from './read-queries';

/** A place with everything at hand that its first render needs. */
export interface PreparedPage extends Place {
  page: Page;
}

/**
 * How long a navigation waits for data before it shows the page without them: not so long that a click seems to have
 * done nothing. What stands in their place is not seen for the first 200 ms.
 */
const DATA_PATIENCE_MS = 60;

async function loadTexts(definition: RemoteDefinition, host: Host, place: Place): Promise<void> {
  await loadPageTexts(host.i18n, definition, place.route);
  await host.i18n.setLocale(place.locale);
}

function startQueries(host: Host, page: Page, place: Place): Promise<unknown> {
  return readQueries(page, contextOf(place, host.queryClient), (query) => host.queryClient.prefetchQuery(query));
}

/** Whether the page has nothing to show before its data are there. */
function isBlank(host: Host, page: Page, place: Place): boolean {
  const queries = page.queries?.(contextOf(place, host.queryClient)) ?? [];
  return queries.every(({ placeholderData }) => placeholderData === undefined);
}

/** Ends when all is read, or after the time that a navigation waits for it. */
function patiently(data: Promise<unknown>): Promise<unknown> {
  return Promise.race([data, new Promise((resolve) => setTimeout(resolve, DATA_PATIENCE_MS))]);
}

/**
 * Loads the page's code and texts and starts its queries; waits for data only briefly, and not at all where
 * the page can show what is known already. Fails where code or texts
 * do not load; a failed query is the page's to show.
 */
export async function preparePlace(definition: RemoteDefinition, host: Host, place: Place): Promise<PreparedPage> {
  const texts = loadTexts(definition, host, place);
  const { default: page } = await place.route.load();
  const data = startQueries(host, page, place);
  await Promise.all([texts, isBlank(host, page, place) ? patiently(data) : undefined]);
  return { ...place, page };
}

/**
 * Loads what the page of an address in the present language needs, and its data unless they are fresh. Nothing that is
 * on screen changes.
 */
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

/** `preparePlace` for a location; null where it is not one of the remote's pages. */
export async function prepare(
  definition: RemoteDefinition,
  host: Host,
  location: Location,
): Promise<PreparedPage | null> {
  const place = locate(definition, location);
  return place && preparePlace(definition, host, place);
}
