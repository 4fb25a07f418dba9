import { mkdirSync, statfsSync } from 'node:fs';
import { userInfo } from 'node:os';

const MEMORY = '/dev/shm';
/** Parallel test files use about 1 GB. */
const NEEDED_BYTES = 4e9;

/**
 * Sets `TMPDIR` of this process and its children to a folder in memory, unless `TMPDIR` is set or the memory file system
 * is missing or too small.
 */
export function keepTempFilesInMemory(): void {
  if (process.env.TMPDIR) return;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < NEEDED_BYTES) return;
    const folder = `${MEMORY}/arbora-temp-${userInfo().username}`;
    mkdirSync(folder, { recursive: true });
    process.env.TMPDIR = folder;
  } catch {
    // No memory file system: temporary files stay on the disk.
  }
}
