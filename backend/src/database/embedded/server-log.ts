import { closeSync, copyFileSync, openSync, readSync, statSync, truncateSync } from 'node:fs';

/** Beyond this size the log begins anew; what was in it is kept beside it until the next time. */
const LOG_LIMIT = 5 * 1024 * 1024;
const READ_LIMIT = 64 * 1024;

/** Size of the log; 0 where there is none. */
export function logSize(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/**
 * Moves a log that has become long to `FILE.1`. It is copied and emptied, not renamed: a running PostgreSQL has it open
 * and goes on appending to it.
 */
export function rotateLog(file: string, limit = LOG_LIMIT): void {
  if (logSize(file) <= limit) return;
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}

/** The end of what was written to the log from `start` on. */
export function readLogFrom(file: string, start: number): string {
  const size = logSize(file);
  const length = Math.min(size - start, READ_LIMIT);
  if (length <= 0) return '';
  const text = Buffer.alloc(length);
  const handle = openSync(file, 'r');
  try {
    return text.toString('utf8', 0, readSync(handle, text, 0, length, size - length));
  } finally {
    closeSync(handle);
  }
}
