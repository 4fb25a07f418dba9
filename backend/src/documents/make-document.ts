import { INSTALLATION } from '../installation';
import { openThread, type WorkerThread } from '../worker-thread';

/** Functions that make documents, by name: rooms declare theirs here, and `make-document.worker.ts` runs them. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- extended by declaration merging
export interface DocumentMakers {}

/** A call of a maker in the worker thread. */
export interface DocumentTask {
  maker: keyof DocumentMakers;
  args: unknown[];
}

type MakerArguments<Name extends keyof DocumentMakers> = DocumentMakers[Name] extends (...args: infer Args) => unknown
  ? Args
  : never;

/** A document of 500 lines takes seconds on a slow machine, and may wait for several others. */
const LIMITS = { timeMs: 30_000, memoryMb: 256, queue: 40, retryAfter: 30 };

let thread: WorkerThread<DocumentTask, Uint8Array> | null = null;

/**
 * Makes a PDF or a wallet pass in a worker thread: setting its fonts or signing it takes a tenth of a second, and long
 * orders take seconds, which would delay every other request. Arguments are copied, so they must be plain data.
 * @throws AppError unavailable if too many documents are being made, or this one fails
 */
export async function makeDocument<Name extends keyof DocumentMakers>(
  maker: Name,
  ...args: MakerArguments<Name>
): Promise<Buffer> {
  thread ??= openThread(INSTALLATION.documentThread, LIMITS);
  const made = await thread.run({ maker, args });
  return Buffer.from(made.buffer, made.byteOffset, made.byteLength);
}
