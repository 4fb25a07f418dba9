import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config';
import type { Connection } from '../connection';
import { connectEmbedded } from '../embedded/embedded';
import { prepareFolders } from '../embedded/folders';
import { unprivilegedUser } from '../embedded/unprivileged-user';
import { BackupError } from './backup-error';
import { copyCluster } from './copy-cluster';
import { copyTree } from './copy-tree';
import { writeManifest } from './manifest';

/** Names inside a backup, the same as in a data folder. */
export const PARTS = { cluster: 'postgres', secret: 'postgres.secret', media: 'media' } as const;

/**
 * Copies the embedded database with its pictures and files into `folder`, also while the site runs. The copy is
 * consistent because files never change: existing ones are copied before the database, and those added meanwhile after
 * it.
 * @throws BackupError if the folder is not empty, or the site uses an external database
 */
export async function backUp(
  { databaseUrl, dataDir, media }: Pick<Config, 'databaseUrl' | 'dataDir' | 'media'>,
  folder: string,
): Promise<void> {
  if (databaseUrl !== null) throw new BackupError('DATABASE_URL is set: back that database up with pg_dump');
  const present = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error.code === 'ENOTDIR' ? new BackupError(`${folder} is not a folder`) : error;
  });
  if (present.length > 0) throw new BackupError(`${folder} is not empty`);
  await mkdir(path.dirname(folder), { recursive: true });
  const database = await connectEmbedded(dataDir);
  let unfinished: string | null = null;
  try {
    unfinished = await mkdtemp(`${folder}.unfinished-`);
    await copyInto(unfinished, database.connection, { dataDir, media });
    await claimName(unfinished, folder);
  } finally {
    if (unfinished !== null) await rm(unfinished, { recursive: true, force: true });
    await database.stop();
  }
}

async function copyInto(
  target: string,
  connection: Connection,
  { dataDir, media }: Pick<Config, 'dataDir' | 'media'>,
): Promise<void> {
  const copyMedia = async () => {
    if (media.s3) return;
    const isWanted = (name: string) => name !== 'tmp';
    await mkdir(media.dir, { recursive: true });
    await copyTree(media.dir, path.join(target, PARTS.media), { isWanted, isImmutable: true });
  };
  await copyMedia();
  const { folders } = await prepareFolders(dataDir, unprivilegedUser);
  await copyFile(folders.secretFile, path.join(target, PARTS.secret));
  const made_at = new Date().toISOString();
  await copyCluster(connection, folders.cluster, path.join(target, PARTS.cluster));
  await copyMedia();
  const postgres = (await readFile(path.join(target, PARTS.cluster, 'PG_VERSION'), 'utf8')).trim();
  await writeManifest(target, { format: 1, made_at, postgres, has_media: media.s3 === null });
}

/** Another backup may have claimed the name in the meantime: only an empty folder is replaced. */
async function claimName(unfinished: string, folder: string): Promise<void> {
  try {
    await rmdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await rename(unfinished, folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'ENOTEMPTY' || code === 'EEXIST' ? new BackupError(`${folder} is not empty`) : error;
  }
}
