import { INSTALLATION } from '../installation';
import { openThread, type WorkerThread } from '../worker-thread';

/** A call of a function in the worker thread, by its name in `make-document.worker.ts`. */
export interface DocumentTask {
  maker: string;
  args: readonly unknown[];
}

/** A document of 500 lines takes seconds on a slow machine, and may wait for several others. */
const LIMITS = { timeMs: 30_000, memoryMb: 256, queue: 40, retryAfter: 30 };

let thread: WorkerThread<DocumentTask, Uint8Array> | null = null;

/**
 * Makes a PDF or a wallet pass in a worker thread, by one of its functions: setting its fonts or signing it takes a tenth of a second, and long
 * orders take seconds, which would delay every other request. Arguments are copied, so they must be plain data.
 * @throws AppError unavailable if too many documents are being made, or this one fails
 */
export async function makeDocument(maker: string, args: readonly unknown[]): Promise<Buffer> {
  thread ??= openThread(INSTALLATION.documentThread, LIMITS);
  const made = await thread.run({ maker, args });
  return Buffer.from(made.buffer, made.byteOffset, made.byteLength);
}
