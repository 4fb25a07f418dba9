import { hydrate, type DehydratedState, type QueryClient } from '@arbora/query';

/**
 * Puts what the server has read for the page into the cache, as read when the page was asked for: the clocks of server
 * and browser need not agree, and a session that comes back later makes it be read again (see `followSession`).
 */
export function takeOverQueries(
  queryClient: QueryClient,
  state: DehydratedState | null,
  pageStart: number = performance.timeOrigin,
): void {
  if (!state) return;
  const queries = state.queries.map((query) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt: pageStart - 1 },
  }));
  hydrate(queryClient, { ...state, queries });
}
