import type { CsvMapping, ErrorCode } from '@arbora/domain';
import { AppError } from '../../http/errors';
import { readStatement } from './read-statement';
import type { Statement } from './statement';

export interface ReadTask {
  bytes: Uint8Array;
  mapping: CsvMapping;
  ownAccount: string;
}

/** Result or refusal; as plain data, since an error between threads keeps its message only. */
export type ReadAnswer = { statement: Statement } | { refusal: { code: ErrorCode; details: unknown; message: string } };

/** Runs `readStatement` in a worker thread. */
export default function read({ bytes, mapping, ownAccount }: ReadTask): ReadAnswer {
  try {
    return { statement: readStatement(bytes, mapping, ownAccount) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, details, message } = error;
    return { refusal: { code, details, message } };
  }
}
