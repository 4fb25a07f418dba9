import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies a folder that is in use: skips entries that vanish meanwhile, and those that are neither files nor folders,
 * such as sockets. With `isImmutable`, skips files that already exist with the same size.
 * @param isWanted filter, called with the path of each entry below `from`, such as `base/1`
 */
export async function copyTree(
  from: string,
  to: string,
  { isWanted = () => true, isImmutable = false }: { isWanted?: (name: string) => boolean; isImmutable?: boolean } = {},
  below = '',
): Promise<void> {
  await mkdir(path.join(to, below), { recursive: true, mode: 0o700 });
  const entries = await unlessGone(readdir(path.join(from, below), { withFileTypes: true }));
  for (const entry of entries ?? []) {
    const name = path.posix.join(below, entry.name);
    if (!isWanted(name)) continue;
    if (entry.isDirectory()) await copyTree(from, to, { isWanted, isImmutable }, name);
    else if (entry.isFile() && !(isImmutable && (await isSame(path.join(from, name), path.join(to, name))))) {
      // On a copy-on-write file system the copy takes no space.
      await unlessGone(copyFile(path.join(from, name), path.join(to, name), constants.COPYFILE_FICLONE));
    }
  }
}

async function isSame(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([unlessGone(stat(one)), unlessGone(stat(other))]);
  return a !== null && a.size === b?.size;
}

async function unlessGone<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
