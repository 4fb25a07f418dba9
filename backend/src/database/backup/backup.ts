import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config';
import { besideEmbedded } from '../embedded/embedded';
import { prepareFolders } from '../embedded/folders';
import { unprivilegedUser } from '../embedded/unprivileged-user';
import { BackupError } from './backup-error';
import { copyCluster } from './copy-cluster';
import { copyTree } from './copy-tree';
import { writeManifest } from './manifest';

/** Names inside a backup; they are those of a data folder. */
export const PARTS = { cluster: 'postgres', secret: 'postgres.secret', media: 'media' } as const;

/**
 * Copies the embedded database with its pictures and files into `folder`, also while the site runs. They fit together:
 * files never change, so those there before the database is copied come first, and those of the meantime after it.
 * @throws BackupError where the folder is not empty, or the database is one of the operator's own
 */
export async function backUp(
  { databaseUrl, dataDir, media }: Pick<Config, 'databaseUrl' | 'dataDir' | 'media'>,
  folder: string,
): Promise<void> {
  if (databaseUrl !== null) throw new BackupError('DATABASE_URL is set: back that database up with pg_dump');
  const present = await readdir(folder).catch(() => []);
  if (present.length > 0) throw new BackupError(`${folder} is not empty`);
  const unfinished = `${folder}.unfinished-${process.pid}`;
  const database = await besideEmbedded(dataDir);
  try {
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    const copyMedia = async () => {
      if (media.s3) return;
      const isWanted = (name: string) => name !== 'tmp';
      await mkdir(media.dir, { recursive: true });
      await copyTree(media.dir, path.join(unfinished, PARTS.media), { isWanted, isImmutable: true });
    };
    await copyMedia();
    const { folders } = await prepareFolders(dataDir, unprivilegedUser);
    await copyFile(folders.secretFile, path.join(unfinished, PARTS.secret));
    const made_at = new Date().toISOString();
    await copyCluster(database.connection, folders.cluster, path.join(unfinished, PARTS.cluster));
    await copyMedia();
    const postgres = (await readFile(path.join(unfinished, PARTS.cluster, 'PG_VERSION'), 'utf8')).trim();
    await writeManifest(unfinished, { format: 1, made_at, postgres, has_media: media.s3 === null });
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await database.stop();
  }
}
