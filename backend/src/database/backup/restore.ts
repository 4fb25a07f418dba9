import { chmod, chown, copyFile, lstat, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config';
import { startEmbedded } from '../embedded/embedded';
import { prepareFolders } from '../embedded/folders';
import { runningPostmaster } from '../embedded/pid-file';
import { unprivilegedUser, type SystemUser } from '../embedded/unprivileged-user';
import { PARTS } from './backup';
import { BackupError } from './backup-error';
import { copyTree } from './copy-tree';
import { readManifest } from './manifest';

/**
 * Brings the backup in `folder` into the data folder, starts the database once, so that it is in one state and known to
 * work, and stops it. With `replace` what is there already is renamed to `….replaced-TIME`.
 * @throws BackupError where a site runs on the data folder, or something is in it and `replace` is not given;
 * DatabaseStartError where the database does not start
 */
export async function restore(
  { databaseUrl, dataDir, media }: Pick<Config, 'databaseUrl' | 'dataDir' | 'media'>,
  folder: string,
  replace = false,
): Promise<void> {
  if (databaseUrl !== null) throw new BackupError('DATABASE_URL is set: restore that database with pg_restore');
  const { has_media } = await readManifest(folder);
  const link = path.join(dataDir, PARTS.cluster);
  if (await runningPostmaster(link)) throw new BackupError(`A site runs on ${dataDir}: stop it first`);
  const present: string[] = [];
  for (const place of [link, path.join(dataDir, PARTS.secret), ...(has_media ? [media.dir] : [])]) {
    if (await isOccupied(place)) present.push(place);
  }
  if (present.length > 0 && !replace) {
    throw new BackupError(`${present.join(', ')} would be replaced: give --replace to set them aside`);
  }
  const time = new Date().toISOString().replaceAll(/[^\dTZ]/g, '');
  for (const place of present) await rename(place, `${place}.replaced-${time}`);

  if (has_media) await copyTree(path.join(folder, PARTS.media), media.dir);
  const { folders, user } = await prepareFolders(dataDir, unprivilegedUser);
  await copyFile(path.join(folder, PARTS.secret), folders.secretFile);
  await chmod(folders.secretFile, 0o600);
  // The cluster gets its name when it is whole, as a new one does.
  const unfinished = `${folders.cluster}.new-${process.pid}`;
  try {
    await copyTree(path.join(folder, PARTS.cluster), unfinished);
    if (user) await giveTo(unfinished, user);
    await rename(unfinished, folders.cluster);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  await (await startEmbedded({ dataDir })).stop();
}

/** Whether there is a file, a link or a folder with something in it. */
async function isOccupied(place: string): Promise<boolean> {
  const found = await lstat(place).catch(() => null);
  if (!found?.isDirectory()) return found !== null;
  return (await readdir(place)).length > 0;
}

async function giveTo(place: string, { uid, gid }: SystemUser): Promise<void> {
  await chown(place, uid, gid);
  for (const entry of await readdir(place, { withFileTypes: true })) {
    const inside = path.join(place, entry.name);
    if (entry.isDirectory()) await giveTo(inside, { uid, gid });
    else await chown(inside, uid, gid);
  }
}
