import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database';
import type { MediaStorage } from './storage/media-storage';

const KEY = /^[0-9a-f]{32}$/;

/** Whether a text from an address has the form of a key. */
export function isKey(text: string): boolean {
  return KEY.test(text);
}

/**
 * Folder of all files of an object; spread over subfolders, because file systems are slow with very many entries in
 * one.
 */
export function objectFolder(key: string): string {
  return `${key.slice(0, 2)}/${key}`;
}

/** Name of the original in the storage. */
export function originalName(key: string): string {
  return `${objectFolder(key)}/original`;
}

export interface NewObject {
  kind: 'image' | 'file';
  data: Buffer;
  /** Width of a picture in px. */
  width?: number;
}

/**
 * Stores a file under an unguessable key and returns the key. The key is recorded in the database first, so that a job
 * finds the file if no row ever refers to it.
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

/** Releases an object that is not needed after all; a job removes it. */
export async function releaseObject(database: Database, key: string): Promise<void> {
  await database.service.query('update app_private.media_object set released_at = now() where key = $1', [key]);
}
