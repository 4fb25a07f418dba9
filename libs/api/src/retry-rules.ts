import { parseRetryAfter } from './api-error';

/** Statuses to retry (spec §7), for GET and HEAD only. */
export const RETRY_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504];
export const RETRIES = 2;

const BASE_DELAY_MS = 300;
/** Longest acceptable delay for a user; beyond it the error is shown, with the delay. */
const MAX_DELAY_MS = 5000;

export function mayRetry(method: string | undefined): boolean {
  return ['GET', 'HEAD'].includes((method ?? 'GET').toUpperCase());
}

/**
 * Delay in ms before retry number `attempt` (from 1), or null if a retry is pointless. Exponential, with jitter against
 * simultaneous retries of many clients; never shorter than the server requests.
 */
export function retryDelay(
  attempt: number,
  retryAfterHeader: string | null,
  random: () => number = Math.random,
): number | null {
  const requestedSeconds = parseRetryAfter(retryAfterHeader);
  if (requestedSeconds !== null && requestedSeconds * 1000 > MAX_DELAY_MS) return null;
  const backoff = BASE_DELAY_MS * 2 ** (attempt - 1);
  return (requestedSeconds ?? 0) * 1000 + backoff * (0.5 + random() / 2);
}
