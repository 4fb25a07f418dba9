import pRetry from 'p-retry';

export interface RetryOptions {
  /** Milliseconds before the second attempt; each further pause is twice as long. Spread, so that instances do not come all at once. */
  firstPauseMs?: number;
  longestPauseMs: number;
  /** Attempts after the first; without end by default. */
  retries?: number;
  /** Ends a pause, and begins no further attempt: the promise rejects with its reason. */
  signal?: AbortSignal;
  onFailure?: (error: unknown) => void;
}

/** Does `work` until it succeeds, with growing pauses. Rejects with the last error, or the reason of `signal`. */
export function retry<T>(work: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { firstPauseMs = 1000, longestPauseMs, retries = Infinity, signal, onFailure } = options;
  const attempt = (): Promise<T> =>
    work().catch((cause: unknown) => {
      if (!signal?.aborted) onFailure?.(cause);
      // A TypeError, which drivers throw where a connection breaks, would end the attempts.
      throw cause instanceof TypeError ? new Error(cause.message, { cause }) : cause;
    });
  return pRetry(attempt, {
    minTimeout: firstPauseMs,
    maxTimeout: longestPauseMs,
    retries,
    randomize: true,
    ...(signal && { signal }),
  });
}
