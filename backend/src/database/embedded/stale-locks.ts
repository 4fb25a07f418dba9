import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isPostmasterOf, readLock } from './pid-file';

/**
 * Removes lock files of a killed PostgreSQL. PostgreSQL refuses to start if any process has the id in them; we check
 * whether that process runs on this cluster. PostgreSQL's own check of shared memory still prevents a start beside
 * orphaned processes of the same cluster.
 * @param cluster a folder on which no PostgreSQL runs
 */
export async function clearStaleLocks(cluster: string, socketDir: string): Promise<void> {
  await clearLock(path.join(cluster, 'postmaster.pid'), cluster);
  // A lock in the cluster's own folder belongs to it, even if it names another: in a copied folder it names the
  // original.
  await clearLock(path.join(socketDir, '.s.PGSQL.5432.lock'), socketDir === cluster ? cluster : null);
}

/** Removes a lock unless its process runs on `cluster`, or with null on the cluster named in the lock. */
async function clearLock(file: string, cluster: string | null): Promise<void> {
  const { pid, lines } = await readLock(file);
  if (await isPostmasterOf(pid, cluster ?? lines[1] ?? '')) return;
  // Another start may have written its own lock meanwhile.
  const present = await readFile(file, 'utf8').catch(() => null);
  if (present === lines.join('\n')) await rm(file, { force: true });
}
