import pRetry from 'p-retry';

export interface RetryOptions {
  /** Milliseconds before the second attempt; doubled for each further one, with jitter between instances. */
  firstPauseMs?: number;
  longestPauseMs: number;
  /** Attempts after the first; default: unlimited. */
  retries?: number;
  /** Ends a pause and prevents further attempts: the promise rejects with its reason. */
  signal?: AbortSignal;
  onFailure?: (error: unknown) => void;
}

/** Resolves when `signal` is aborted. */
export function whenAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

/** Runs `work` until it succeeds, with growing pauses. Rejects with the last error, or the reason of `signal`. */
export function retry<T>(work: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { firstPauseMs = 1000, longestPauseMs, retries = Infinity, signal, onFailure } = options;
  const attempt = (): Promise<T> =>
    work().catch((cause: unknown) => {
      if (!signal?.aborted) onFailure?.(cause);
      // p-retry does not retry a TypeError, but drivers throw one if a connection breaks.
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
