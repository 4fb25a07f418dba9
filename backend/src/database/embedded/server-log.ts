import { closeSync, openSync, readSync, statSync, truncateSync, writeFileSync } from 'node:fs';

/** Size at which the log is rotated; of one previous log as much is kept. */
const LOG_LIMIT = 5 * 1024 * 1024;
const READ_LIMIT = 64 * 1024;

/** Size of the log; 0 if it does not exist. */
export function logSize(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/**
 * Rotates a long log: its end becomes `FILE.1`. It is copied and truncated, not renamed, because a running PostgreSQL
 * keeps it open and appends to it. On a full disk it is truncated without a copy, as that is what frees the space.
 */
export function rotateLog(file: string, limit = LOG_LIMIT): void {
  if (logSize(file) <= limit) return;
  try {
    writeFileSync(`${file}.1`, readEnd(file, limit), { mode: 0o600 });
  } finally {
    truncateSync(file);
  }
}

/** As `rotateLog`, but a failure, such as of a full disk, does not end the server: the next check tries again. */
export function tryRotateLog(file: string): void {
  try {
    rotateLog(file);
  } catch {
    // See above.
  }
}

/** The end of the log output since `start`. */
export function readLogFrom(file: string, start: number): string {
  const length = Math.min(logSize(file) - start, READ_LIMIT);
  return length <= 0 ? '' : readEnd(file, length).toString('utf8');
}

function readEnd(file: string, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  const handle = openSync(file, 'r');
  try {
    return bytes.subarray(0, readSync(handle, bytes, 0, length, logSize(file) - length));
  } finally {
    closeSync(handle);
  }
}
