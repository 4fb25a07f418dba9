import { AppError } from '../../http/errors';

/** A file that holds something a reader's program would run or fetch. `what` is for developers. */
export function unsafeFile(what: string): AppError {
  return new AppError('media.file_unsafe', { message: `the file is not safe: ${what}`, details: { what } });
}

/** A file that cannot be looked into as a whole: encrypted, damaged or unlike what programs write. */
export function unreadableFile(what: string): AppError {
  return new AppError('media.file_unreadable', { message: `the file cannot be examined: ${what}`, details: { what } });
}
