import { getSession, subscribeToSession } from '@arbora/auth';
import type { QueryClient } from '@arbora/query';

/**
 * Clears the query cache when the user changes: cached data must not be shown to another user. Data that the server
 * rendered before the session was restored are refetched. Returns a function that stops.
 */
export function clearQueriesOnUserChange(
  queryClient: QueryClient,
  pageStart: number = performance.timeOrigin,
): () => void {
  let last = getSession();
  return subscribeToSession(() => {
    const session = getSession();
    const before = last;
    last = session;
    if (before.user?.id === session.user?.id) return;
    if (before.user) {
      void queryClient.resetQueries();
      queryClient.getMutationCache().clear();
    } else {
      const wasRestored = before.status === 'restoring';
      void queryClient.invalidateQueries({
        predicate: ({ state }) => !wasRestored || state.dataUpdatedAt < pageStart,
      });
    }
  });
}
