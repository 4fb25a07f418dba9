export interface ShareLimits {
  /** Pieces of work of one key at a time. */
  running: number;
  /** As many more wait for their turn. */
  waiting: number;
  /** Milliseconds that one of them waits at most. */
  patience: number;
}

/** What `fairShare` throws when it is not a piece of work's turn. */
export class NoShareError extends Error {}

interface Share {
  running: number;
  queue: (() => void)[];
}

/**
 * Gives everybody a share of what this process can do: of one key a few pieces of work run at a time, some more wait in
 * the order that they came, and the rest are refused with a `NoShareError` at once.
 */
export function fairShare({ running, waiting, patience }: ShareLimits) {
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
      }, patience);
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
      // Whoever is next takes over the place; without anybody it is free.
      const next = share.queue.shift();
      if (next) next();
      else if (--share.running === 0) shares.delete(key);
    }
  };
}
