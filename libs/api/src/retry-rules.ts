import { parseRetryAfter } from './api-error';

/** Answers worth another try (spec §7), asked again for GET and HEAD only. */
export const RETRY_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504];
export const RETRIES = 2;

const BASE_DELAY = 300;
/** Someone is waiting at the screen: beyond this the error is shown, which says when to come back. */
const LONGEST_DELAY = 5000;

export function mayRetry(method: string | undefined): boolean {
  return ['GET', 'HEAD'].includes((method ?? 'GET').toUpperCase());
}

/**
 * Milliseconds before try number `attempt` (1 = first repetition), or null when trying again is of no use. Growing,
 * and jittered so that browsers that failed together do not come back together; never sooner than the server asks.
 */
export function retryDelay(
  attempt: number,
  retryAfterHeader: string | null,
  random: () => number = Math.random,
): number | null {
  const asked = parseRetryAfter(retryAfterHeader);
  if (asked !== null && asked * 1000 > LONGEST_DELAY) return null;
  const backoff = BASE_DELAY * 2 ** (attempt - 1);
  return (asked ?? 0) * 1000 + backoff * (0.5 + random() / 2);
}
