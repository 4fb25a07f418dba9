import { Piscina } from 'piscina';
import { AppError } from '../../http/errors';
import { INSTALLATION } from '../../installation';
import type { CsvMapping } from './csv-columns';
import type { ReadAnswer, ReadTask } from './read-statement.worker';
import type { Statement } from './statement';

/** Reads statements without blocking the event loop. */
export interface StatementReader {
  /**
   * @param bytes of the file; transferred to the worker
   * @throws AppError as `readStatement`; unavailable if the queue is full, or a limit of time or memory is exceeded
   */
  read(bytes: Uint8Array, mapping: CsvMapping, ownAccount: string): Promise<Statement>;
  close(): Promise<void>;
}

/** Includes waiting in the queue and starting the thread; the longest file takes a second or two. */
const TIME_LIMIT_MS = 20_000;
/** The longest file needs about half of it. */
const MEMORY_LIMIT_MB = 512;
const LONGEST_QUEUE = 10;
/** There are a few statements a day: an idle thread ends. */
const IDLE_MS = 60_000;

/** Opens a reader with a single worker thread, which starts with the first statement. */
export function openStatementReader(): StatementReader {
  const pool = new Piscina<ReadTask, ReadAnswer>({
    minThreads: 0,
    maxThreads: 1,
    maxQueue: LONGEST_QUEUE,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    // The file may come from anyone, so the worker's environment has no secrets of the backend.
    ...INSTALLATION.statementThread,
    recordTiming: false,
  });
  return {
    async read(bytes, mapping, ownAccount) {
      const answer = await pool
        .run({ bytes, mapping, ownAccount }, { signal: AbortSignal.timeout(TIME_LIMIT_MS) })
        .catch((cause: unknown) => {
          throw new AppError('unavailable', { retryAfter: 60, cause });
        });
      if ('statement' in answer) return answer.statement;
      const { code, ...options } = answer.refusal;
      throw new AppError(code, options);
    },
    close: () => pool.close(),
  };
}
