import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database';
import type { MediaStorage } from './storage/media-storage';

const KEY = /^[0-9a-f]{32}$/;

/** Whether a text of an address can be a key at all. */
export function isKey(text: string): boolean {
  return KEY.test(text);
}

/** The folder of all that is kept of an object; spread, because file systems dislike very many entries in one. */
export function objectFolder(key: string): string {
  return `${key.slice(0, 2)}/${key}`;
}

/** The name in the storage of what was sent. */
export function originalName(key: string): string {
  return `${objectFolder(key)}/original`;
}

export interface NewObject {
  kind: 'image' | 'file';
  data: Buffer;
  /** Of a picture, in px. */
  width?: number;
}

/**
 * Puts a file into the storage under a key that cannot be guessed, and returns the key. It is noted in the database
 * first, so that a job finds it if nothing comes to refer to it.
 * @throws AppError media.unavailable
 */
export async function storeObject(
  database: Database,
  storage: MediaStorage,
  { kind, data, width }: NewObject,
): Promise<string> {
  const key = randomBytes(16).toString('hex');
  await database.service.query(
    'insert into app_private.media_object (key, kind, byte_size, width) values ($1, $2, $3, $4)',
    [key, kind, data.length, width ?? null],
  );
  await storage.write(originalName(key), data);
  return key;
}

/** Gives up an object that turned out not to be needed; a job removes it. */
export async function releaseObject(database: Database, key: string): Promise<void> {
  await database.service.query('update app_private.media_object set released_at = now() where key = $1', [key]);
}
