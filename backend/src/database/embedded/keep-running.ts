import { setTimeout as sleep } from 'node:timers/promises';
import { whenAborted } from '../../retry';
import type { OwnedDatabase } from './attach-or-start';
import type { OwnerLock } from './owner-lock';
import { FolderInUseError } from './start-error';

/**
 * Delays before each restart of a database that has ended. They grow (backoff), so that a database that keeps ending,
 * for instance for lack of memory, does not keep the machine busy; after the last one it is given up.
 */
export const RESTART_PAUSES_MS: readonly number[] = [0, 500, 1000, 2000, 4000, 8000];

/** After running this long, a database starts again with the shortest delay. */
const STABLE_MS = 60_000;

export interface KeepOptions {
  /** Starts the database again; `signal` aborts the attempt. */
  attachOrStart: (signal: AbortSignal) => Promise<OwnedDatabase>;
  pauses: readonly number[];
  /** Called once when the database cannot be restarted. */
  onLost: (error: Error) => void;
}

/** Restarts an owned database whenever it ends, until `stop` is called. */
export function keepRunning(
  first: OwnerLock,
  { attachOrStart, pauses, onLost }: KeepOptions,
): { stop(): Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;
  let lock = first;
  let starts = 0;

  async function restart(): Promise<OwnerLock> {
    let reason: unknown;
    for (;;) {
      const pause = pauses[starts];
      if (pause === undefined) throw reason ?? new Error('The database ended again and again');
      await sleep(pause, undefined, { signal });
      try {
        const owned = await attachOrStart(signal);
        // A database that still runs has only ended our session.
        if (owned.spawned) starts += 1;
        return owned.lock;
      } catch (error) {
        if (signal.aborted || error instanceof FolderInUseError) throw error;
        reason = error;
        starts += 1;
      }
    }
  }

  async function keep(): Promise<void> {
    const stopped = whenAborted(signal);
    for (;;) {
      const since = Date.now();
      await Promise.race([lock.lost, stopped]);
      if (signal.aborted) return;
      if (Date.now() - since > STABLE_MS) starts = 0;
      lock = await restart();
    }
  }

  const supervision = keep().catch((error: unknown) => {
    if (!signal.aborted) onLost(error as Error);
  });
  return {
    async stop() {
      ending.abort();
      await supervision;
      await lock.release();
    },
  };
}
