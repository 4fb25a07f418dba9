import { readFile } from 'node:fs/promises';

export async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

/** The same, null if there is no such file. */
export async function readJsonIfPresent<T>(file: string): Promise<T | null> {
  return readJson<T>(file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });
}
