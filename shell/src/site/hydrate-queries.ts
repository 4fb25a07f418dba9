import { hydrate, type DehydratedState, type QueryClient } from '@arbora/query';

/**
 * Hydrates the query cache with the server's data, dated at the start of the document: the clocks of server and browser
 * may differ, and a session restored later triggers a refetch (see `clearQueriesOnUserChange`).
 */
export function hydrateQueries(
  queryClient: QueryClient,
  state: DehydratedState | null,
  pageStart: number = performance.timeOrigin,
): void {
  if (!state) return;
  const queries = state.queries.map((query) => ({
    ...query,
    // Before the start: `clearQueriesOnUserChange` refetches only what is older than the start.
    state: { ...query.state, dataUpdatedAt: pageStart - 1 },
  }));
  hydrate(queryClient, { ...state, queries });
}
