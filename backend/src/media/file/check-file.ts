import type { FileType } from '@arbora/domain';
import { AppError } from '../../http/errors';
import { INSTALLATION } from '../../installation';
import { openThread, type WorkerThread } from '../../worker-thread';
import type { CheckAnswer, CheckTask } from './check-file.worker';

/** The largest spreadsheet takes seconds on a slow machine, and may wait for several others. */
const LIMITS = { timeMs: 30_000, memoryMb: 512, queue: 20, retryAfter: 10 };

const UNEXAMINED: ReadonlySet<FileType> = new Set(['image/jpeg', 'image/png', 'image/webp', 'text/plain']);

let thread: WorkerThread<CheckTask, CheckAnswer> | null = null;

/**
 * Refuses files that are stored unchanged and contain something that the reader's program would run or fetch. Examined
 * in a worker thread, because a small file may take a second, which would delay every other request.
 * @throws AppError media.file_unsafe, media.file_unreadable, unavailable
 */
export async function checkFile(data: Buffer, type: FileType): Promise<void> {
  if (UNEXAMINED.has(type)) return;
  thread ??= openThread(INSTALLATION.fileThread, LIMITS);
  const refusal = await thread.run({ data, type });
  if (refusal === null) return;
  const { code, details, message } = refusal;
  throw new AppError(code, { details, message });
}
