/** Pauses before the next try: they double, and are spread so that instances do not come all at once. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
const JITTER = 0.5;

interface Runner {
  stop(): Promise<void>;
}

/** Starts something, and tries again with growing pauses while that fails, until stopped. */
export function startAgain(start: () => Promise<Runner>, onFailure: (error: unknown) => void): Runner {
  let stopped = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;
  let current = attempt();

  async function attempt(): Promise<Runner | null> {
    try {
      return await start();
    } catch (error) {
      onFailure(error);
      if (stopped) return null;
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
      failures += 1;
      retry = setTimeout(() => void (current = attempt()), pause * (1 - JITTER * Math.random()));
      return null;
    }
  }

  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      const runner = await current;
      await runner?.stop();
    },
  };
}
