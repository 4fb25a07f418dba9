import { folderPhotos, photos, type Section } from '@arbora/office';
import { routes } from '@arbora/routes';
import { leafIcon } from '@arbora/ui/icons';
import { AssignDialog } from './assign-dialog';
import { PhotoTabs } from './photo-tabs';
import { UnassignedUpload } from './unassigned-upload';

/** Sales staff can assign pictures to plants. */
const actions: Section['actions'] = [
  {
    name: 'assign',
    label: 'photo.assign',
    icon: leafIcon,
    dialog: (given) => <AssignDialog {...given} section={recentPhotos} />,
  },
  ...(photos.actions ?? []),
];

/** All pictures that the person may edit, newest first. */
export const recentPhotos: Section = {
  ...photos,
  name: 'recent',
  title: 'recent.title',
  lead: 'recent.lead',
  header: () => <PhotoTabs />,
  actions,
};

/** Unassigned pictures, with the upload. */
export const unassignedPhotos: Section = {
  ...recentPhotos,
  name: 'unassigned',
  resource: 'photos_unassigned',
  title: 'unassigned.title',
  lead: 'unassigned.lead',
  route: routes.managerPhotoUnassigned,
  emptyState: { title: 'unassigned.none', text: 'unassigned.noneText' },
  header: () => (
    <>
      <PhotoTabs />
      <UnassignedUpload />
    </>
  ),
};

/** The pictures of a plant, in their order. */
export const plantPhotos: Section = { ...folderPhotos, actions };
