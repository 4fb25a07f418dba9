import { isApiError } from '@arbora/api';
import { useEffect, useRef, useState } from 'react';
import type { Scan } from './door-scan';
import { withResult } from './door-scan';
import { getAllOffline, putOffline, deleteOffline } from '../offline/offline-store';
import { isRetryable } from '../offline/is-retryable';
import { BATCH_SIZE, sendScans } from './send-scans';

const TRY_AGAIN_MS = 10_000;
/** The first requests after the browser reports a connection can still fail. */
const TRY_AFTER_RETURN_MS = [1500, 4000];
/** The server refuses older scans. */
const AGE_MAX_MS = 7 * 86_400_000;

export interface WaitingScans {
  /** Offline admissions that the server has not confirmed, in order. */
  waiting: readonly Scan[];
  /** The first match, including those added since the last render. */
  find: (fits: (scan: Scan) => boolean) => Scan | undefined;
  add: (scan: Scan) => Promise<void>;
  drop: (scan: Scan) => Promise<void>;
  /** Sends them now; resolves when that has succeeded or failed. */
  flush: () => Promise<void>;
}

/** Offline scans, stored on the device and sent automatically when it is online again. */
export function useWaitingScans(owner: string, onSettled: (scan: Scan) => void): WaitingScans {
  const [waiting, setWaiting] = useState<readonly Scan[]>([]);
  // Read and written between renders.
  const queue = useRef<readonly Scan[]>([]);
  const sending = useRef<Promise<void> | null>(null);
  const settled = useRef(onSettled);
  useEffect(() => {
    settled.current = onSettled;
  });

  function set(next: readonly Scan[]): void {
    queue.current = next;
    setWaiting(next);
  }
  async function add(scan: Scan): Promise<void> {
    set([...queue.current, scan]);
    await putOffline(owner, 'scans', scan.key, scan);
  }
  async function drop({ key }: Scan): Promise<void> {
    set(queue.current.filter((one) => one.key !== key));
    await deleteOffline(owner, 'scans', key);
  }
  async function send(): Promise<void> {
    while (queue.current.length > 0) {
      const batch = queue.current.slice(0, BATCH_SIZE).map((scan) => ({ ...scan, isSent: true }));
      set([...batch, ...queue.current.slice(batch.length)]);
      await Promise.all(batch.map((scan) => putOffline(owner, 'scans', scan.key, scan)));
      if ((await deliver(batch)) === 0) return;
    }
  }
  /** Sends a batch, one by one if it is refused as a whole; resolves to the number of settled scans. */
  async function deliver(batch: readonly Scan[]): Promise<number> {
    try {
      const results = await sendScans(batch);
      for (const result of results) {
        const scan = batch.find(({ key }) => key === result.key);
        if (scan) await settle(withResult(scan, result));
      }
      return results.length;
    } catch (error) {
      const [first, ...others] = batch;
      if (!first || !isApiError(error) || error.status !== 400) throw error;
      if (others.length === 0) {
        // Refused whenever it is sent, for example because it is too old: it must not hold back the others.
        await settle({ ...first, state: 'invalid' });
        return 1;
      }
      let count = 0;
      for (const scan of batch) count += await deliver([scan]);
      return count;
    }
  }
  async function settle(scan: Scan): Promise<void> {
    settled.current(scan);
    await drop(scan);
  }
  function flush(): Promise<void> {
    sending.current ??= send()
      .catch((error: unknown) => {
        if (!isRetryable(error)) console.warn('scans are not sent', error);
      })
      .finally(() => (sending.current = null));
    return sending.current;
  }

  const latest = useRef(flush);
  useEffect(() => {
    latest.current = flush;
  });
  useEffect(() => {
    let isGone = false;
    void getAllOffline<Scan>(owner, 'scans').then((scans) => {
      if (isGone) return;
      const fresh = scans.filter(({ at }) => Date.now() - Date.parse(at) < AGE_MAX_MS);
      const queued = new Set(queue.current.map(({ key }) => key));
      const before = fresh.filter(({ key }) => !queued.has(key)).sort((one, other) => one.at.localeCompare(other.at));
      set([...before, ...queue.current]);
      if (before.length > 0) void latest.current();
    });
    return () => {
      isGone = true;
    };
  }, [owner]);
  const hasWaiting = waiting.length > 0;
  useEffect(() => {
    if (!hasWaiting) return undefined;
    const again = (): void => void latest.current();
    const timer = setInterval(again, TRY_AGAIN_MS);
    let early: readonly ReturnType<typeof setTimeout>[] = [];
    const stopEarly = (): void => early.forEach(clearTimeout);
    const onReturn = (): void => {
      stopEarly();
      early = TRY_AFTER_RETURN_MS.map((delay) => setTimeout(again, delay));
      again();
    };
    window.addEventListener('online', onReturn);
    return () => {
      clearInterval(timer);
      stopEarly();
      window.removeEventListener('online', onReturn);
    };
  }, [hasWaiting]);
  return { waiting, find: (fits) => queue.current.find(fits), add, drop, flush };
}
