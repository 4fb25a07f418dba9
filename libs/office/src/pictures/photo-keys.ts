/** Query keys to invalidate when a photo changes. */
export const PHOTO_KEYS = [
  ['photos_recent'],
  ['photos_unassigned'],
  ['photos_assortment'],
  ['photo'],
  ['photogallery'],
] as const;
