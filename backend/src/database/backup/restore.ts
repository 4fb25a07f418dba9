import { existsSync } from 'node:fs';
import { chmod, chown, copyFile, mkdir, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
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
import { isOccupied, moveIntoPlace, type Part } from './move-into-place';

/**
 * Restores the backup in `folder` into the data folder: copies it next to the current data, starts the copied database
 * once, which makes it consistent and proves that it works, and renames the parts at the end. With `replace`, existing
 * data is renamed to `….replaced-TIME`. On failure the data folder is unchanged.
 * @throws BackupError if a site runs on the data folder, or it has data and `replace` is not given; DatabaseStartError
 * if the database does not start
 */
export async function restore(
  { databaseUrl, dataDir, media }: Pick<Config, 'databaseUrl' | 'dataDir' | 'media'>,
  folder: string,
  replace = false,
): Promise<void> {
  if (databaseUrl !== null) throw new BackupError('DATABASE_URL is set: restore that database with pg_restore');
  const { has_media } = await readManifest(folder);
  const refuseWhileRunning = async () => {
    if (await runningPostmaster(path.join(dataDir, PARTS.cluster))) {
      throw new BackupError(`A site runs on ${dataDir}: stop it first`);
    }
  };
  await refuseWhileRunning();
  const targets = [path.join(dataDir, PARTS.cluster), path.join(dataDir, PARTS.secret)];
  const present: string[] = [];
  for (const target of [...targets, ...(has_media ? [media.dir] : [])]) {
    if (await isOccupied(target)) present.push(target);
  }
  if (present.length > 0 && !replace) {
    throw new BackupError(`${present.join(', ')} would be replaced: give --replace to set them aside`);
  }
  await mkdir(dataDir, { recursive: true });
  const staging = await mkdtemp(path.join(dataDir, 'restore-'));
  const parts: Part[] = targets.map((target) => ({ from: path.join(staging, path.basename(target)), target }));
  const created = [staging];
  // An empty media folder may be a mount point, which cannot be renamed; it stays if the restore fails.
  const isEmptyFolder = has_media && !present.includes(media.dir) && existsSync(media.dir);
  try {
    if (has_media) {
      const isFree = !present.includes(media.dir);
      const from = isFree ? media.dir : `${media.dir}.${path.basename(staging)}`;
      if (!isEmptyFolder) created.push(from);
      await copyTree(path.join(folder, PARTS.media), from);
      if (!isFree) parts.push({ from, target: media.dir });
    }
    await copyDatabase(folder, staging, created);
    await (await startEmbedded({ dataDir: staging })).stop();
    await refuseWhileRunning();
    await moveIntoPlace(parts);
  } catch (error) {
    const leftovers = isEmptyFolder ? (await readdir(media.dir)).map((name) => path.join(media.dir, name)) : [];
    for (const one of [...created, ...leftovers]) await rm(one, { recursive: true, force: true });
    throw error;
  }
  await rm(staging, { recursive: true, force: true });
}

/** Copies the cluster with its password into its own data folder; adds the location of the cluster to `created`. */
async function copyDatabase(folder: string, dataDir: string, created: string[]): Promise<void> {
  // The server's user needs access to the cluster as in the real data folder.
  await chmod(dataDir, 0o755);
  const { folders, user } = await prepareFolders(dataDir, unprivilegedUser);
  if (path.dirname(folders.cluster) !== dataDir) created.push(path.dirname(folders.cluster));
  await copyFile(path.join(folder, PARTS.secret), folders.secretFile);
  await chmod(folders.secretFile, 0o600);
  await copyTree(path.join(folder, PARTS.cluster), folders.cluster);
  if (user) await chownRecursively(await realpath(folders.cluster), user);
}

async function chownRecursively(target: string, { uid, gid }: SystemUser): Promise<void> {
  await chown(target, uid, gid);
  for (const entry of await readdir(target, { withFileTypes: true })) {
    const inside = path.join(target, entry.name);
    if (entry.isDirectory()) await chownRecursively(inside, { uid, gid });
    else await chown(inside, uid, gid);
  }
}
