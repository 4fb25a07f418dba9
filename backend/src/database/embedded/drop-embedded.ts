import { readlink, rm } from 'node:fs/promises';
import path from 'node:path';
import { runningPostmaster } from './pid-file';
import { DatabaseStartError } from './start-error';

/**
 * Deletes the embedded database of a data folder with its password and logs, and nothing else in the folder.
 * @throws DatabaseStartError while a PostgreSQL runs on it
 */
export async function dropEmbedded(dataDir: string): Promise<void> {
  const link = path.join(dataDir, 'postgres');
  const external = await readlink(link).catch(() => null);
  const cluster = external ?? link;
  const running = await runningPostmaster(cluster);
  if (running) {
    throw new DatabaseStartError(
      `The database in ${dataDir} is running (process ${running.pid}): stop the site that uses it, then run this again`,
    );
  }
  // The folder above an external cluster was created for it (`prepareFolders`).
  if (external) await rm(path.dirname(external), { recursive: true, force: true });
  for (const name of ['postgres', 'postgres.secret', 'postgres.log', 'postgres.log.1']) {
    await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
}
