import { hashKey, cachedData, type FetchQueryOptions, type QueryClient } from '@arbora/query';
import { declaredSearch } from '@arbora/registry';
import { declaredParams } from '@arbora/router';
import type { Page, PageContext } from './definition';
import type { PageLocation } from './locate';

/** Creates the context of a page's queries and head. */
export function contextOf(target: PageLocation, queryClient: QueryClient): PageContext {
  return {
    params: target.params,
    search: declaredParams(new URLSearchParams(declaredSearch(target.route, target.location.search)), target.route),
    locale: target.locale,
    read: queryClient.getQueryData.bind(queryClient) as PageContext['read'],
    cached: cachedData(queryClient),
  };
}

/**
 * Runs a page's queries, each once, and evaluates them again after each response, so that dependent queries start as
 * early as possible. An error of `read` rejects.
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
