import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isPostmasterOf, readLock } from './pid-file';

/**
 * Removes the lock files that a killed PostgreSQL left. PostgreSQL itself only asks whether some process has the number
 * in them, and refuses to start when one does; we look at which cluster that process runs on. PostgreSQL's own check of
 * shared memory still keeps it from starting beside orphaned processes of the same cluster.
 * @param cluster a folder on which no PostgreSQL runs
 */
export async function clearStaleLocks(cluster: string, socketDir: string): Promise<void> {
  await clearLock(path.join(cluster, 'postmaster.pid'), cluster);
  // A lock in the cluster's own folder is the cluster's, even where it names another: in a copy it names the original.
  await clearLock(path.join(socketDir, '.s.PGSQL.5432.lock'), socketDir === cluster ? cluster : null);
}

/** Removes a lock unless its process runs on `cluster`, or with null on the cluster that the lock itself names. */
async function clearLock(file: string, cluster: string | null): Promise<void> {
  const { pid, lines } = await readLock(file);
  if (await isPostmasterOf(pid, cluster ?? lines[1] ?? '')) return;
  // Another start may have written its own lock since.
  const present = await readFile(file, 'utf8').catch(() => null);
  if (present === lines.join('\n')) await rm(file, { force: true });
}
