import { Piscina } from 'piscina';
import { AppError } from './http/errors';
import type { Thread } from './installation';

/** A worker thread that runs tasks one after the other, off the event loop. */
export interface WorkerThread<Task, Answer> {
  /** @throws AppError unavailable if the queue is full, a limit of time or memory is exceeded, or the task fails */
  run(task: Task): Promise<Answer>;
  close(): Promise<void>;
}

interface Limits {
  /** Includes waiting in the queue and starting the thread. */
  timeMs: number;
  memoryMb: number;
  /** Maximum number of waiting tasks. */
  queue: number;
  /** Seconds after which a caller may retry. */
  retryAfter: number;
}

/** An idle thread ends; it does not keep the process alive. */
const IDLE_MS = 60_000;

/** Opens a thread, which starts with the first task. */
export function openThread<Task, Answer>(thread: Thread, limits: Limits): WorkerThread<Task, Answer> {
  const pool = new Piscina<Task, Answer>({
    minThreads: 0,
    maxThreads: 1,
    maxQueue: limits.queue,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    // Without secrets of the backend in the environment.
    ...thread,
    recordTiming: false,
  });
  return {
    run: (task) =>
      pool.run(task, { signal: AbortSignal.timeout(limits.timeMs) }).catch((cause: unknown) => {
        throw new AppError('unavailable', { retryAfter: limits.retryAfter, cause });
      }),
    close: () => pool.close(),
  };
}
