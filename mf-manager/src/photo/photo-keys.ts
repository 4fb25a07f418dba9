/** Keys of everything that shows photos: what a change of one makes old. */
export const PHOTO_KEYS = [
  ['photos_recent'],
  ['photos_unassigned'],
  ['photos_assortment'],
  ['photo'],
  ['photogallery'],
] as const;
