import { getSession } from '@arbora/auth';
import { isNoAnswer } from './is-no-answer';

/** Options of queries that are read by `withOfflineFallback`: they run without a network, and again when it is back. */
export const OFFLINE_TOO = { networkMode: 'always', refetchOnReconnect: 'always' } as const;

// Loaded with the first answer: other pages use these queries, too.
const loadStore = () => import('./offline-store');

/** Reads from the server and stores the answer for the logged-in user; falls back to the stored one without a network. */
export async function withOfflineFallback<T>(
  name: string,
  read: () => Promise<T>,
  isStored: (answer: T) => boolean = (answer) => answer !== null,
): Promise<T> {
  const owner = getSession().user?.id;
  if (owner === undefined) return read();
  const fallback = (): Promise<T | null> => loadStore().then(({ getOffline }) => getOffline<T>(owner, 'answers', name));
  // The client would repeat the request before it fails.
  const early = globalThis.navigator?.onLine === false ? await fallback() : null;
  if (early !== null) return early;
  try {
    const answer = await read();
    void loadStore()
      .then(({ putOffline, deleteOffline }) =>
        isStored(answer) ? putOffline(owner, 'answers', name, answer) : deleteOffline(owner, 'answers', name),
      )
      .catch(() => undefined);
    return answer;
  } catch (error) {
    const late = isNoAnswer(error) ? await fallback() : null;
    if (late === null) throw error;
    return late;
  }
}
