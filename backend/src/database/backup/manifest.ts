import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from './backup-error';

/** Description of a backup. It is written last: a folder without it is an incomplete backup. */
export interface Manifest {
  format: 1;
  /** ISO 8601, when the database was copied. */
  made_at: string;
  /** Major version of its PostgreSQL; no other version can start it. */
  postgres: string;
  /** Whether pictures and files are included; false if they are in a bucket. */
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
    // Reported below.
  }
  throw new BackupError(`${folder} holds no backup that this version can read`);
}
