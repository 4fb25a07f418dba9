import { mutation, rest, row } from '@arbora/api';
import { PHOTO_KEYS } from './photo-keys';

/** Reorders the pictures of a folder; the first becomes the main one. @throws ApiError */
export const sortPhotos = mutation<void, readonly string[]>({
  run: async (ids) => {
    await row(rest().rpc('sort_photos', { p_ids: [...ids] }));
  },
  invalidates: PHOTO_KEYS,
});
