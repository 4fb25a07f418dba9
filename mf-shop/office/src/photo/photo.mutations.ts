import { mutation, rest, row, rows } from '@arbora/api';
import { PHOTO_KEYS } from '@arbora/office';
import type { PicturedPlant } from './plants.queries';

interface Assigning {
  photos: readonly string[];
  plant: PicturedPlant;
}

/** The folder of a plant's pictures, created on demand. */
async function folderOf({ product_id, name, folder_id }: PicturedPlant): Promise<string> {
  if (folder_id !== null) return folder_id;
  const folder = await row(rest().from('photo_folder').insert({ name, product_id }).select('id'));
  return folder!.id;
}

/** Appends pictures to a plant's. Resolves to the ids of those that moved. @throws ApiError media.photo_exists */
export const assignPhotos = mutation<string[], Assigning>({
  run: async ({ photos, plant }) => {
    const folder_id = await folderOf(plant);
    const changes = { folder_id, is_main: false, sort: plant.photo_count };
    const moved = await rows(rest().from('photo').update(changes).in('id', photos).select('id'));
    return moved.map(({ id }) => id);
  },
  invalidates: PHOTO_KEYS,
});
