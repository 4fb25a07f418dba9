import { retry } from '../retry';

const LONGEST_PAUSE_MS = 60_000;

interface Runner {
  stop(): Promise<void>;
}

/** Starts something, and retries with backoff while that fails, until stopped. */
export function startWithRetry(start: () => Promise<Runner>, onFailure: (error: unknown) => void): Runner {
  const stopping = new AbortController();
  const { signal } = stopping;
  let runner: Runner | null = null;
  const work = async (): Promise<void> => void (runner = await start());
  const started = retry(work, { longestPauseMs: LONGEST_PAUSE_MS, signal, onFailure }).catch(() => undefined);
  return {
    async stop() {
      stopping.abort();
      await started;
      await runner?.stop();
    },
  };
}
