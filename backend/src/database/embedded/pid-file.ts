import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a running PostgreSQL says about itself in `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  socketDir: string | null;
}

/** The PostgreSQL that runs on a cluster's folder; null when there is none, or its process is gone. */
export async function runningPostmaster(folder: string): Promise<Postmaster | null> {
  const text = await readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !(await isPostgres(pid))) return null;
  return { pid, socketDir: lines[4] || null };
}

/**
 * Whether the process lives and is a PostgreSQL: after a crash of the machine the number may belong to something else,
 * and one that has ended but was not yet waited for no longer counts.
 */
export async function isPostgres(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return /^Name:\s+postgres$/m.test(status) && !/^State:\s+[ZX]/m.test(status);
}

/** Whether a process of that number exists, ours or another's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
