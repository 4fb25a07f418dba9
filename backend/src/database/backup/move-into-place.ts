import { lstat, readdir, rename } from 'node:fs/promises';

/** A file or folder that was copied to `from`, and its final path. */
export interface Part {
  from: string;
  target: string;
}

/**
 * Renames each part to its final path; an existing entry there becomes `….replaced-TIME`. If a rename fails, the
 * previous ones are undone.
 */
export async function moveIntoPlace(parts: Part[]): Promise<void> {
  const time = new Date().toISOString().replaceAll(/[^\dTZ]/g, '');
  const done: [from: string, to: string][] = [];
  const move = async (from: string, to: string) => {
    await rename(from, to);
    done.unshift([to, from]);
  };
  try {
    for (const { from, target } of parts) {
      if (await isOccupied(target)) await move(target, `${target}.replaced-${time}`);
      await move(from, target);
    }
  } catch (error) {
    for (const [from, to] of done) await rename(from, to);
    throw error;
  }
}

/** Whether the path is a file, a link or a folder that is not empty. */
export async function isOccupied(target: string): Promise<boolean> {
  const found = await lstat(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!found?.isDirectory()) return found !== null;
  return (await readdir(target)).length > 0;
}
