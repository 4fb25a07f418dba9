import { closeSync, copyFileSync, openSync, readSync, statSync, truncateSync } from 'node:fs';

/** Size at which the log is rotated; one previous log is kept. */
const LOG_LIMIT = 5 * 1024 * 1024;
const READ_LIMIT = 64 * 1024;

/** Size of the log; 0 if it does not exist. */
export function logSize(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/**
 * Rotates a long log to `FILE.1`. It is copied and truncated, not renamed, because a running PostgreSQL keeps it open
 * and appends to it.
 */
export function rotateLog(file: string, limit = LOG_LIMIT): void {
  if (logSize(file) <= limit) return;
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}

/** The end of the log output since `start`. */
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
