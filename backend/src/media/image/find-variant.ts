import { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database';
import { objectFolder, originalName } from '../media-object';
import { readWhole, type MediaStorage, type StoredFile } from '../storage/media-storage';
import { readableOriginal } from './drawn-original';
import { renderVariant, variantName, withinOriginal, type Variant } from './variant';

/** Finds or makes the variants of pictures. Null when there is no such picture. */
export type FindVariant = (key: string, variant: Variant) => Promise<StoredFile | null>;

/** SQLSTATE of a reference to a row that is gone. */
const GONE = '23503';

/**
 * What was made once is kept in the storage and found there by every instance without asking the database. Of requests
 * for the same variant that come while it is made, one makes it.
 */
export function createFindVariant(database: Database, storage: MediaStorage, log: FastifyBaseLogger): FindVariant {
  const underWay = new Map<string, Promise<Buffer | null>>();

  return async (key, wanted) => {
    const made = await storage.read(fileName(key, wanted));
    if (made) return made;
    const { rows } = await database.service.query<{ width: number }>(
      "select width from app_private.media_object where key = $1 and kind = 'image' and released_at is null",
      [key],
    );
    const original = rows[0];
    if (!original) return null;
    const variant = withinOriginal(wanted, original.width);
    const same = variant.width === wanted.width ? null : await storage.read(fileName(key, variant));
    if (same) return same;

    const name = fileName(key, variant);
    let work = underWay.get(name);
    if (!work) {
      work = make(key, variant).finally(() => underWay.delete(name));
      underWay.set(name, work);
    }
    const data = await work;
    return data && { size: data.length, body: Readable.from([data]) };
  };

  async function make(key: string, variant: Variant): Promise<Buffer | null> {
    const kept = await readWhole(storage, originalName(key));
    const original = kept && (await readableOriginal(kept));
    if (!original) return null;
    const data = await renderVariant(original, variant);
    // A full disk keeps nobody from seeing the picture.
    await keep(key, variant, data).catch((error: unknown) => log.warn({ err: error, key }, 'variant not kept'));
    return data;
  }

  async function keep(key: string, variant: Variant, data: Buffer): Promise<void> {
    const name = fileName(key, variant);
    await storage.write(name, data);
    try {
      await database.service.query(
        `insert into app_private.media_variant (object_key, name, byte_size) values ($1, $2, $3)
         on conflict (object_key, name) do nothing`,
        [key, variantName(variant), data.length],
      );
    } catch (error) {
      // The picture was deleted meanwhile: nothing of it may stay.
      if ((error as { code?: string }).code === GONE) await storage.remove(name);
      else throw error;
    }
  }
}

/** The name in the storage of a variant. */
export function fileName(key: string, variant: Variant): string {
  return `${objectFolder(key)}/${variantName(variant)}`;
}
