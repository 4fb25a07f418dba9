import type { Database } from '../database/database';
import { objectFolder } from './media-object';
import type { MediaStorage } from './storage/media-storage';

/** Objects whose rows are held while their files are removed. */
const BATCH = 20;

/**
 * Removes the files that nobody refers to any more, nor will after an undo; says how many. The row goes with the file in one
 * transaction: whatever is interrupted is found again, and a picture that is just being resized cannot be noted as kept
 * any more. What cannot be removed is left for the next time.
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
