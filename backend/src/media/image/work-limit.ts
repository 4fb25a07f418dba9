import { availableParallelism } from 'node:os';
import { RESIZING } from '@arbora/domain';
import { AppError } from '../../http/errors';

/** Threads for work outside JavaScript, of which one stays free for files and passwords. */
const THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4;

/** Pictures of this process that are decoded at once (spec §9), and how many more may wait for their turn. */
const AT_ONCE = Math.max(1, Math.min(RESIZING.concurrency, availableParallelism(), THREADS - 1));
const WAITING = 100;

export interface WorkLimit {
  <T>(work: () => Promise<T>): Promise<T>;
  /**
   * Begins a work that nobody waits for, once none runs that somebody waits for; one at a time. What it does within the
   * limit has its turn among the others. It must not reject. False when there is so much to do that it is forgotten.
   */
  whenIdle: (work: () => Promise<void>) => boolean;
}

/** Lets `atOnce` works run, further ones wait; 503 unavailable when too many wait already. */
export function createWorkLimit(atOnce: number, waiting: number): WorkLimit {
  const queue: (() => void)[] = [];
  const unhurried: (() => Promise<void>)[] = [];
  let running = 0;
  let isUnhurriedUnderWay = false;

  async function rest(): Promise<void> {
    if (running > 0 || isUnhurriedUnderWay) return;
    const work = unhurried.shift();
    if (!work) return;
    isUnhurriedUnderWay = true;
    await work();
    isUnhurriedUnderWay = false;
    void rest();
  }
  const limit = async <T>(work: () => Promise<T>): Promise<T> => {
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
      void rest();
    }
  };
  return Object.assign(limit, {
    whenIdle(work: () => Promise<void>) {
      if (unhurried.length >= waiting) return false;
      unhurried.push(work);
      void rest();
      return true;
    },
  });
}

/** The limit that uploads and deliveries of this process share. */
export const imageWork = createWorkLimit(AT_ONCE, WAITING);
