import { folderPhotos } from '../photo/photos.section';
import type { Section } from '../section/section';

/** Editors cannot read plants, so they cannot assign pictures to them. */
export const galleryPhotos: Section = {
  ...folderPhotos,
  actions: folderPhotos.actions?.filter(({ name }) => name !== 'assign'),
};
