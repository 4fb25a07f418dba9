import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from './backup-error';

/** What a backup says of itself. It is written last: a folder without it is no whole backup. */
export interface Manifest {
  format: 1;
  /** ISO 8601, when the database was copied. */
  made_at: string;
  /** Major version of its PostgreSQL, which alone can start it. */
  postgres: string;
  /** Whether pictures and files are in it; they are not where they lie in a bucket. */
  has_media: boolean;
}

const NAME = 'backup.json';

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(path.join(folder, NAME), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @throws BackupError where the folder holds no backup */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    const manifest = JSON.parse(await readFile(path.join(folder, NAME), 'utf8')) as Manifest;
    if (manifest.format === 1) return manifest;
  } catch {
    // Told below.
  }
  throw new BackupError(`${folder} holds no backup that this version can read`);
}
