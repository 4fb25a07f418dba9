import { availableParallelism } from 'node:os';
import { RESIZING } from '@arbora/domain';
import { AppError } from '../../http/errors';

/** Size of libuv's thread pool, of which one thread stays free for files and passwords. */
const THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4;

/** Pictures that this process decodes concurrently (spec §9), and the length of the queue. */
const CONCURRENCY = Math.max(1, Math.min(RESIZING.concurrency, availableParallelism(), THREADS - 1));
const WAITING = 100;

export interface WorkLimit {
  <T>(work: () => Promise<T>): Promise<T>;
  /**
   * Runs background work once no request's work runs; one task at a time. Its own use of the limit queues like any
   * other. It must not reject. Returns false if there is too much work, so that it is dropped.
   */
  whenIdle: (work: () => Promise<void>) => boolean;
}

/** Runs `concurrency` tasks concurrently and queues others; 503 unavailable if the queue is full. */
export function createWorkLimit(concurrency: number, waiting: number): WorkLimit {
  const queue: (() => void)[] = [];
  const background: (() => Promise<void>)[] = [];
  let running = 0;
  let isBackgroundRunning = false;

  async function runBackgroundWhenIdle(): Promise<void> {
    if (running > 0 || isBackgroundRunning) return;
    const work = background.shift();
    if (!work) return;
    isBackgroundRunning = true;
    await work();
    isBackgroundRunning = false;
    void runBackgroundWhenIdle();
  }
  const limit = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= concurrency) {
      if (queue.length >= waiting) throw new AppError('unavailable', { message: 'too many pictures', retryAfter: 2 });
      // A finished task hands its slot over, so that no new one overtakes the queue.
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
      void runBackgroundWhenIdle();
    }
  };
  return Object.assign(limit, {
    whenIdle(work: () => Promise<void>) {
      if (background.length >= waiting) return false;
      background.push(work);
      void runBackgroundWhenIdle();
      return true;
    },
  });
}

/** Shared by uploads and deliveries of this process. */
export const imageWork = createWorkLimit(CONCURRENCY, WAITING);
