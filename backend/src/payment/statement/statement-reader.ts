import type { CsvMapping } from '@arbora/domain';
import { AppError } from '../../http/errors';
import { INSTALLATION } from '../../installation';
import { openThread } from '../../worker-thread';
import type { ReadAnswer, ReadTask } from './read-statement.worker';
import type { Statement } from './statement';

/** Reads statements without blocking the event loop. */
export interface StatementReader {
  /**
   * @param bytes of the file
   * @throws AppError as `readStatement`; unavailable if the queue is full, or a limit of time or memory is exceeded
   */
  read(bytes: Uint8Array, mapping: CsvMapping, ownAccount: string): Promise<Statement>;
  close(): Promise<void>;
}

/** The longest file takes a second or two, and half of the memory. */
const LIMITS = { timeMs: 20_000, memoryMb: 512, queue: 10, retryAfter: 60 };

/** Opens a reader with a worker thread of its own. */
export function openStatementReader(): StatementReader {
  const thread = openThread<ReadTask, ReadAnswer>(INSTALLATION.statementThread, LIMITS);
  return {
    async read(bytes, mapping, ownAccount) {
      const answer = await thread.run({ bytes, mapping, ownAccount });
      if ('statement' in answer) return answer.statement;
      const { code, ...options } = answer.refusal;
      throw new AppError(code, options);
    },
    close: () => thread.close(),
  };
}
