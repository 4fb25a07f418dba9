import { folderPhotos } from '../photo/photos.section';
import type { Section } from '../section/section';

/** Editors have no plants to give a picture to. */
export const galleryPhotos: Section = {
  ...folderPhotos,
  actions: folderPhotos.actions?.filter(({ name }) => name !== 'assign'),
};
