import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { MediaStorage } from './media-storage';

/** Folder for files being written, so that a crash leaves incomplete files only here. */
const UNFINISHED = 'tmp';

/** Files in a folder of this machine, or in one shared by several machines. */
export function diskStorage(dir: string): MediaStorage {
  const place = (name: string): string => path.join(dir, ...name.split('/'));

  return {
    async write(name, data) {
      const unfinished = path.join(dir, UNFINISHED, randomUUID());
      await mkdir(path.dirname(unfinished), { recursive: true });
      try {
        const file = await open(unfinished, 'wx', 0o640);
        try {
          await file.writeFile(data);
          // The database will refer to the file, so it has to survive a power failure.
          await file.sync();
        } finally {
          await file.close();
        }
        await mkdir(path.dirname(place(name)), { recursive: true });
        await rename(unfinished, place(name));
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw error;
      }
    },

    async read(name) {
      try {
        const file = await open(place(name), 'r');
        try {
          const { size } = await file.stat();
          return { size, body: file.createReadStream() };
        } catch (error) {
          await file.close();
          throw error;
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },

    remove: (name) => rm(place(name), { force: true }),
    removeFolder: (folder) => rm(place(folder), { recursive: true, force: true }),
  };
}
