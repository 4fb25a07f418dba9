import type { Database } from '../database/database';
import type { PrivateRow } from '../database/private/private-row';
import { objectFolder } from './media-object';
import type { MediaStorage } from './storage/media-storage';

/** Rows locked together while the variants of their pictures are removed. */
const BATCH = 20;

/**
 * Removes the variants of deleted pictures whose original is kept for an undo: addresses of pictures require no rights,
 * and without variants nothing is delivered. Failed removals are retried by the next run.
 */
export async function withdrawDeletedPictures(database: Database, storage: MediaStorage): Promise<void> {
  for (let found = BATCH; found === BATCH;) {
    found = await database.asService(async (client) => {
      const pictures = await client.query<{ key: string }>('select key from app_private.deleted_pictures($1)', [BATCH]);
      const keys = pictures.rows.map(({ key }) => key);
      const sizes = await client.query<PrivateRow<'media_variant', 'object_key' | 'name'>>(
        'delete from app_private.media_variant where object_key = any ($1) returning object_key, name',
        [keys],
      );
      for (const { object_key, name } of sizes.rows) await storage.remove(`${objectFolder(object_key)}/${name}`);
      return keys.length;
    });
  }
}
