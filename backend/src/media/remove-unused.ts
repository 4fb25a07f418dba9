import type { Database } from '../database/database';
import { objectFolder } from './media-object';
import type { MediaStorage } from './storage/media-storage';

/** Rows locked together while their files are removed. */
const BATCH = 20;

/**
 * Removes files that no row refers to, even after an undo; returns their number. The row is deleted in the same
 * transaction: interrupted removals are found again, and a variant that is just being made can no longer be recorded.
 * Failed removals are retried by the next run.
 */
export async function removeUnusedMedia(database: Database, storage: MediaStorage): Promise<number> {
  let removed = 0;
  let problem: unknown;
  for (let found = BATCH; found === BATCH && problem === undefined;) {
    await database.asService(async (client) => {
      const { rows } = await client.query<{ key: string }>('select key from app_private.unused_media($1)', [BATCH]);
      found = rows.length;
      for (const { key } of rows) {
        try {
          await storage.removeFolder(objectFolder(key));
        } catch (error) {
          problem = error;
          continue;
        }
        await client.query('delete from app_private.media_object where key = $1', [key]);
        removed += 1;
      }
    });
  }
  if (problem !== undefined) throw problem;
  return removed;
}
