import type { Readable } from 'node:stream';
import type { Config } from '../../config';
import { AppError } from '../../http/errors';
import { diskStorage } from './disk-storage';
import { s3Storage } from './s3-storage';

/** A file that is being read. Whoever has it reads the body to its end or destroys it. */
export interface StoredFile {
  /** In bytes. */
  size: number;
  body: Readable;
}

/**
 * Where files lie, by names such as `ab/abcd…/original`. What is written under a name never changes, so that readers,
 * caches and other instances need not be told. Every failure but "not there" is a `media.unavailable` (503).
 */
export interface MediaStorage {
  /** Writes all of it or nothing; a name that is there already gets the new content at once. */
  write(name: string, data: Buffer): Promise<void>;
  /** Null when there is no such file. */
  read(name: string): Promise<StoredFile | null>;
  /** Removes a file, also one that is not there. */
  remove(name: string): Promise<void>;
  /** Removes every file whose name begins with `folder/`. */
  removeFolder(folder: string): Promise<void>;
}

const opened = new WeakMap<Config['media'], MediaStorage>();

/** The storage of the configuration: a bucket if one is set, else a folder. Opened once a configuration. */
export function openStorage(media: Config['media']): MediaStorage {
  const known = opened.get(media);
  if (known) return known;
  const storage = saysUnavailable(media.s3 ? s3Storage(media.s3) : diskStorage(media.dir));
  opened.set(media, storage);
  return storage;
}

/** Reads a file into memory. */
export async function readWhole(storage: MediaStorage, name: string): Promise<Buffer | null> {
  const file = await storage.read(name);
  if (!file) return null;
  const parts: Buffer[] = [];
  try {
    for await (const part of file.body) parts.push(part as Buffer);
  } catch (cause) {
    throw unavailable(cause);
  }
  return Buffer.concat(parts);
}

/** A full or unreachable disk or bucket is no fault of the request, nor one of the program. */
function saysUnavailable(storage: MediaStorage): MediaStorage {
  const guard = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (cause) {
      throw unavailable(cause);
    }
  };
  return {
    write: (name, data) => guard(storage.write(name, data)),
    read: (name) => guard(storage.read(name)),
    remove: (name) => guard(storage.remove(name)),
    removeFolder: (folder) => guard(storage.removeFolder(folder)),
  };
}

function unavailable(cause: unknown): AppError {
  return new AppError('media.unavailable', { message: 'the media storage does not answer', retryAfter: 5, cause });
}
