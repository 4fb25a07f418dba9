import { AppError } from '../../http/errors';

/** A file that contains something a reader's program would run or fetch. `what` is for developers. */
export function unsafeFile(what: string): AppError {
  return new AppError('media.file_unsafe', { message: `the file is not safe: ${what}`, details: { what } });
}

/** A file that cannot be examined completely: encrypted, damaged or malformed. */
export function unreadableFile(what: string): AppError {
  return new AppError('media.file_unreadable', { message: `the file cannot be examined: ${what}`, details: { what } });
}
