import type { ErrorCode, FileType } from '@arbora/domain';
import { AppError } from '../../http/errors';
import { examineFile } from './examine-file';

export interface CheckTask {
  data: Uint8Array;
  type: FileType;
}

/** The refusal, or null; as plain data, since an error between threads keeps its message only. */
export type CheckAnswer = { code: ErrorCode; details: unknown; message: string } | null;

/** Runs `examineFile` in a worker thread. */
export default function check({ data, type }: CheckTask): CheckAnswer {
  try {
    examineFile(Buffer.from(data.buffer, data.byteOffset, data.byteLength), type);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, details, message } = error;
    return { code, details, message };
  }
}
