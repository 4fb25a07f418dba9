import type { Readable } from 'node:stream';
import type { Config } from '../../config';
import { AppError } from '../../http/errors';
import { diskStorage } from './disk-storage';
import { s3Storage } from './s3-storage';

/** An open file. Its body must be read to the end or destroyed. */
export interface StoredFile {
  /** In bytes. */
  size: number;
  body: Readable;
}

/**
 * Storage of files by names such as `ab/abcd…/original`. A file never changes, so caches of browsers and other
 * instances need no invalidation. Every failure except a missing file is a `media.unavailable` (503).
 */
export interface MediaStorage {
  /** Writes atomically; replaces an existing file. */
  write(name: string, data: Buffer): Promise<void>;
  /** Null if the file does not exist. */
  read(name: string): Promise<StoredFile | null>;
  /** Removes a file; succeeds if it does not exist. */
  remove(name: string): Promise<void>;
  /** Removes every file whose name begins with `folder/`. */
  removeFolder(folder: string): Promise<void>;
}

const opened = new WeakMap<Config['media'], MediaStorage>();

/** The configured storage: a bucket if one is set, else a folder. Opened once per configuration. */
export function openStorage(media: Config['media']): MediaStorage {
  const existing = opened.get(media);
  if (existing) return existing;
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

/** Reports a full or unreachable disk or bucket as unavailable: neither the request nor the program is at fault. */
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
