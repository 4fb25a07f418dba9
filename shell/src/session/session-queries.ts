import { getSession, subscribeToSession } from '@arbora/auth';
import type { QueryClient } from '@arbora/query';

/**
 * Keeps the query cache to the person who is logged in: what one person read must not be shown to the next. What the
 * server read for the page before the session was known is read again. The answer ends it.
 */
export function followSession(queryClient: QueryClient, pageStart: number = performance.timeOrigin): () => void {
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
