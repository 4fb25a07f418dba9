import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SchemaError } from './schema-error';

/** Release file that `npm run package` writes into the schema's folder. */
export interface Release {
  /** ISO 8601 in UTC, build time of the package, which orders packages. */
  made_at: string;
  /** The schema's files, such as `shop/views.sql`. */
  files: string[];
}

export const RELEASE_FILE = 'release.json';

/** Reads the release of a schema's folder; null in a workspace, which has no such file. */
export async function readRelease(dir: string): Promise<Release | null> {
  try {
    return JSON.parse(await readFile(path.join(dir, RELEASE_FILE), 'utf8')) as Release;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new SchemaError(`${path.join(dir, RELEASE_FILE)} cannot be read: ${(error as Error).message}`);
  }
}

/**
 * Checks that a package is complete: a missing file would be taken for removed code.
 * @throws SchemaError with the first file that is missing or belongs to another package
 */
export function checkComplete(dir: string, { files }: Release, found: string[]): void {
  const absent = files.find((name) => !found.includes(name));
  if (absent) throw new SchemaError(`The schema in ${dir} has no file ${absent}: copy the whole package again`);
  const unexpected = found.find((name) => !files.includes(name));
  if (unexpected) throw new SchemaError(`${unexpected} is no file of the package whose schema is in ${dir}: delete it`);
}
