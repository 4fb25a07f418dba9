import type { Database } from '../database/database';
import type { PrivateRow } from '../database/private/private-row';
import { objectFolder } from './media-object';
import type { MediaStorage } from './storage/media-storage';

/** Trimming goes down to this share of the limit, so that it does not run again at once. */
const KEPT_SHARE = 0.9;
const BATCH = 200;

/**
 * Removes the oldest variants while their total size exceeds `maxBytes`; returns their number. They are made again on
 * demand.
 */
export async function trimMediaCache(database: Database, storage: MediaStorage, maxBytes: number): Promise<number> {
  const { rows } = await database.service.query<{ total: number }>(
    'select coalesce(sum(byte_size), 0)::bigint as total from app_private.media_variant',
  );
  if ((rows[0]?.total ?? 0) <= maxBytes) return 0;
  let removed = 0;
  for (let gone = BATCH; gone === BATCH;) {
    gone = await database.asService(async (client) => {
      const oldest = await client.query<PrivateRow<'media_variant', 'object_key' | 'name'>>(
        `delete from app_private.media_variant where (object_key, name) in (
           select object_key, name from (
             select object_key, name, created_at,
               sum(byte_size) over (order by created_at desc, object_key, name) as up_to_here
             from app_private.media_variant
           ) newest_first
           where up_to_here > $1 order by created_at limit $2
         ) returning object_key, name`,
        [Math.floor(maxBytes * KEPT_SHARE), BATCH],
      );
      for (const { object_key, name } of oldest.rows) await storage.remove(`${objectFolder(object_key)}/${name}`);
      return oldest.rows.length;
    });
    removed += gone;
  }
  return removed;
}
