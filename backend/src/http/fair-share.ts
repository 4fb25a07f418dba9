export interface ShareLimits {
  /** Maximum of concurrent work per key. */
  running: number;
  /** Maximum of waiting work per key. */
  waiting: number;
  /** Maximum waiting time in milliseconds. */
  maxWaitMs: number;
}

/** Thrown by `fairShare` when the share of a key is used up. */
export class NoShareError extends Error {}

interface Share {
  running: number;
  queue: (() => void)[];
}

/**
 * Bulkhead per key: a few pieces of work of a key run concurrently, some more wait in order, and the rest are rejected
 * with a `NoShareError` at once.
 */
export function fairShare({ running, waiting, maxWaitMs }: ShareLimits) {
  const shares = new Map<string, Share>();

  async function turn(share: Share): Promise<void> {
    if (share.running < running) {
      share.running += 1;
      return;
    }
    if (share.queue.length >= waiting) throw new NoShareError();
    await new Promise<void>((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        share.queue.splice(share.queue.indexOf(go), 1);
        reject(new NoShareError());
      }, maxWaitMs);
      share.queue.push(go);
    });
  }

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    let share = shares.get(key);
    if (!share) shares.set(key, (share = { running: 0, queue: [] }));
    await turn(share);
    try {
      return await work();
    } finally {
      // The next in the queue takes over the slot; otherwise it is released.
      const next = share.queue.shift();
      if (next) next();
      else if (--share.running === 0) shares.delete(key);
    }
  };
}
