import { Piscina } from 'piscina';
import { AppError } from '../../http/errors';
import { INSTALLATION } from '../../installation';
import type { CsvMapping } from './csv-columns';
import type { ReadAnswer, ReadTask } from './read-statement.worker';
import type { Statement } from './statement';

/** Reads statements beside the requests that the process answers. */
export interface StatementReader {
  /**
   * @param bytes of the file; given away
   * @throws AppError as `readStatement` does; unavailable where too many are waiting, or it took too long or too much
   */
  read(bytes: Uint8Array, mapping: CsvMapping, ownAccount: string): Promise<Statement>;
  close(): Promise<void>;
}

/** From when it is asked for, waiting for others and starting the thread included; the longest file takes a second or two. */
const TIME_LIMIT_MS = 20_000;
/** The longest file takes about half of it. */
const MEMORY_LIMIT_MB = 512;
const LONGEST_QUEUE = 10;
/** Statements come a few a day: the thread ends when none has come for a while. */
const IDLE_MS = 60_000;

/** A thread that reads one statement after the other; it begins with the first one. */
export function openStatementReader(): StatementReader {
  const pool = new Piscina<ReadTask, ReadAnswer>({
    minThreads: 0,
    maxThreads: 1,
    maxQueue: LONGEST_QUEUE,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    // It reads what anybody may have sent: no secrets of the back end in its environment.
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
