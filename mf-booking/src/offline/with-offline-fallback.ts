import { getSession } from '@arbora/auth';
import { isRetryable } from './is-retryable';

/** Options of queries that are read by `withOfflineFallback`: they run without a network, and again when it is back. */
export const OFFLINE_QUERY_OPTIONS = { networkMode: 'always', refetchOnReconnect: 'always' } as const;

// Loaded with the first response: other pages use these queries, too.
const loadStore = () => import('./offline-store');

/** Reads from the server and stores the response for the logged-in user; falls back to the stored one without a network. */
export async function withOfflineFallback<T>(
  name: string,
  read: () => Promise<T>,
  shouldStore: (response: T) => boolean = (response) => response !== null,
): Promise<T> {
  const owner = getSession().user?.id;
  if (owner === undefined) return read();
  const fallback = (): Promise<T | null> => loadStore().then(({ getOffline }) => getOffline<T>(owner, 'answers', name));
  // The client would repeat the request before it fails.
  const stored = globalThis.navigator?.onLine === false ? await fallback() : null;
  if (stored !== null) return stored;
  try {
    const response = await read();
    void loadStore()
      .then(({ putOffline, deleteOffline }) =>
        shouldStore(response) ? putOffline(owner, 'answers', name, response) : deleteOffline(owner, 'answers', name),
      )
      .catch(() => undefined);
    return response;
  } catch (error) {
    const lastStored = isRetryable(error) ? await fallback() : null;
    if (lastStored === null) throw error;
    return lastStored;
  }
}
