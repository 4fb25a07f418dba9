import { availableParallelism } from 'node:os';
import { RESIZING } from '@arbora/domain';
import { AppError } from '../../http/errors';

/** Threads for work outside JavaScript, of which one stays free for files and passwords. */
const THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4;

/** Pictures of this process that are decoded at once (spec §9), and how many more may wait for their turn. */
const AT_ONCE = Math.max(1, Math.min(RESIZING.concurrency, availableParallelism(), THREADS - 1));
const WAITING = 100;

export type WorkLimit = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets `atOnce` works run, further ones wait; 503 unavailable when too many wait already. */
export function createWorkLimit(atOnce: number, waiting: number): WorkLimit {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new AppError('unavailable', { message: 'too many pictures', retryAfter: 2 });
      // Whoever ends hands its place over, so that nobody slips in between.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** The limit that uploads and deliveries of this process share. */
export const imageWork = createWorkLimit(AT_ONCE, WAITING);
