import { getSession } from '@arbora/auth';
import { isNoAnswer } from './is-no-answer';

/** Options of queries that are read by `orKept`: they run without a network, and again when it is back. */
export const OFFLINE_TOO = { networkMode: 'always', refetchOnReconnect: 'always' } as const;

// Loaded with the first answer: other pages use these queries, too.
const loadStore = () => import('./kept-store');

/** Reads from the server and keeps the answer for the logged-in user; without a network, reads the kept one. */
export async function orKept<T>(
  name: string,
  read: () => Promise<T>,
  isKept: (answer: T) => boolean = (answer) => answer !== null,
): Promise<T> {
  const owner = getSession().user?.id;
  if (owner === undefined) return read();
  const known = (): Promise<T | null> => loadStore().then(({ kept }) => kept<T>(owner, 'answers', name));
  // The client would repeat the request before it fails.
  const early = globalThis.navigator?.onLine === false ? await known() : null;
  if (early !== null) return early;
  try {
    const answer = await read();
    void loadStore()
      .then(({ keep, unkeep }) =>
        isKept(answer) ? keep(owner, 'answers', name, answer) : unkeep(owner, 'answers', name),
      )
      .catch(() => undefined);
    return answer;
  } catch (error) {
    const late = isNoAnswer(error) ? await known() : null;
    if (late === null) throw error;
    return late;
  }
}
