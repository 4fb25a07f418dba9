export interface ShareLimits {
  /** Maximum of concurrent work per key. */
  running: number;
  /** Maximum of waiting work per key. */
  waiting: number;
  /** Maximum waiting time in milliseconds. */
  maxWaitMs: number;
}

/** Thrown by `fairShare` when the share of a key is used up. */
export class ShareExceededError extends Error {}

interface Share {
  running: number;
  queue: (() => void)[];
}

/**
 * Bulkhead per key: a few pieces of work of a key run concurrently, some more wait in order, and the rest are rejected
 * with a `ShareExceededError` at once.
 */
export function fairShare({ running, waiting, maxWaitMs }: ShareLimits) {
  const shares = new Map<string, Share>();

  async function acquire(share: Share): Promise<void> {
    if (share.running < running) {
      share.running += 1;
      return;
    }
    if (share.queue.length >= waiting) throw new ShareExceededError();
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        share.queue.splice(share.queue.indexOf(start), 1);
        reject(new ShareExceededError());
      }, maxWaitMs);
      share.queue.push(start);
    });
  }

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    let share = shares.get(key);
    if (!share) shares.set(key, (share = { running: 0, queue: [] }));
    await acquire(share);
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
