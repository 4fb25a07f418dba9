import { PAGE_SIZE, textIn } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { Badge, TextLink } from '@arbora/ui';
import { closeIcon } from '@arbora/ui/icons';
import { MarkedPerson } from '../person/person-mark';
import { textField } from '../section/fields/text-fields';
import { defineSection, type Section } from '../section/section';
import { PHOTO, PhotoDetail } from './photo-detail';
import { PHOTO_KEYS } from './photo-keys';

/** Pictures, newest first: the base of the sections of photos and of galleries. */
export const photos: Section = defineSection({
  name: 'photos',
  resource: 'photos_recent',
  table: 'photo',
  select: PHOTO,
  texts: 'manager.photo',
  title: 'photos.title',
  route: routes.managerPhotoRecent,
  pageSize: PAGE_SIZE.photos,
  order: ['-created_at'],
  invalidates: PHOTO_KEYS,
  nameOf: (photo, { t, locale }) => textIn(photo, 'title', locale) || t('photo.unnamed'),
  emptyState: { title: 'photo.none', text: 'photo.noneText' },
  picture: ({ key }) => key,
  columns: [
    {
      key: 'title',
      title: 'photo.title',
      sort: true,
      cell: ({ title }, { t }) => !title && <Badge tone="warning">{t('photo.noAlt')}</Badge>,
    },
    {
      key: 'product_name',
      title: 'photo.of',
      cell: ({ product_id, product_name, photogallery_name }, { t }) =>
        product_id ? (
          <TextLink to={routes.managerPhotoProduct.href({ id: product_id })}>{product_name}</TextLink>
        ) : (
          (photogallery_name ?? t('photo.ofNothing'))
        ),
      exported: ({ product_name, photogallery_name }) => product_name ?? photogallery_name,
    },
    {
      key: 'created_by_name',
      title: 'photo.by',
      hidden: true,
      cell: ({ created_by_name, person_state }) => <MarkedPerson name={created_by_name} state={person_state} />,
    },
    { key: 'created_at', title: 'photo.created', kind: 'moment' },
  ],
  search: { label: 'photo.search', by: ['title', 'product_name', 'photogallery_name'] },
  detail: (photo) => <PhotoDetail photo={photo} />,
  actions: [
    {
      name: 'unassign',
      label: 'photo.unassign',
      icon: closeIcon,
      appliesTo: ({ folder_id }) => folder_id !== null,
      change: { folder_id: null, is_main: false },
      done: 'photo.unassigned',
    },
  ],
  form: {
    remove: true,
    fields: [textField('title', { label: 'photo.alt', hint: 'photo.altHint', max: 200, languages: true })],
  },
});

/** The pictures of one plant or gallery, in their order. */
export const folderPhotos: Section = { ...photos, name: 'folder', columns: photos.columns.slice(0, 1) };
