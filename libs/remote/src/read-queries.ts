import { hashKey, knownTo, type FetchQueryOptions, type QueryClient } from '@arbora/query';
import { knownSearch } from '@arbora/registry';
import { declaredParams } from '@arbora/router';
import type { Page, PageContext } from './definition';
import type { Place } from './locate';

/** Where a page is shown and what has been read for it, as its queries and its head see it. */
export function contextOf(place: Place, queryClient: QueryClient): PageContext {
  return {
    params: place.params,
    search: declaredParams(new URLSearchParams(knownSearch(place.route, place.location.search)), place.route),
    locale: place.locale,
    read: queryClient.getQueryData.bind(queryClient) as PageContext['read'],
    known: knownTo(queryClient),
  };
}

/**
 * Reads a page's queries, each once. The page is asked again at every answer, so that a query which depends on another
 * one starts as soon as it can. `read` is how: what it throws ends the whole.
 */
export async function readQueries(
  page: Page,
  context: PageContext,
  read: (query: FetchQueryOptions) => Promise<unknown>,
): Promise<void> {
  const begun = new Set<string>();
  const further = async (): Promise<void> => {
    const queries = page.queries?.(context) ?? [];
    const fresh = queries.filter(({ queryKey }) => !begun.has(hashKey(queryKey)));
    fresh.forEach(({ queryKey }) => begun.add(hashKey(queryKey)));
    await Promise.all(fresh.map((query) => read(query as FetchQueryOptions).then(further)));
  };
  await further();
}
