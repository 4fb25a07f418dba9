import { STAMP } from './stamp';

const PHOTO = {
  folder_id: 'Null = not assigned yet.',
  width: 'Width of the original, in pixels.',
};
const MANAGED_PHOTO = {
  columns: [
    'id', 'folder_id', 'key', 'content_type', 'width', 'height', 'byte_size', 'title', 'title_en', 'title_pl', 'sort',
    'is_main', 'created_at', 'folder_name', 'product_id', 'product_name', 'photogallery_id', 'photogallery_name',
    'created_by_name', 'person_state', ...STAMP,
  ], // oxfmt-ignore
  nullable: [
    'folder_id', 'title', 'title_en', 'title_pl', 'folder_name', 'product_id', 'product_name', 'photogallery_id',
    'photogallery_name', 'created_by_name', 'person_state',
  ], // oxfmt-ignore
  types: { person_state: 'PersonState' },
  about: PHOTO,
};

export const media = {
  resources: {
    photo_folder: { columns: ['id', 'name', 'product_id', 'photogallery_id', 'sort', 'created_at', ...STAMP] },
    photo: {
      columns: [
        'id', 'folder_id', 'key', 'content_type', 'width', 'height', 'title', 'title_en', 'title_pl', 'sort',
        'is_main', 'created_at', ...STAMP,
      ], // oxfmt-ignore
      about: PHOTO,
    },
    photos_recent: { ...MANAGED_PHOTO, totals: [{ view: 'photos_recent_totals', columns: [] }] },
    photos_unassigned: { ...MANAGED_PHOTO, totals: [{ view: 'photos_unassigned_totals', columns: [] }] },
    photos_assortment: {
      columns: [
        'product_id',
        'name',
        'name_cs',
        'name_en',
        'name_pl',
        'folder_id',
        'photo_count',
        'key',
        'last_photo_at',
        'search',
      ],
      nullable: ['name_cs', 'name_en', 'name_pl', 'folder_id', 'key', 'last_photo_at'],
      about: {
        key: 'Key of the main photo.',
      },
    },
    static_file: {
      columns: ['id', 'bucket', 'owner_id', 'name', 'content_type', 'byte_size', 'created_at', ...STAMP],
      types: { bucket: 'FileBucket', content_type: 'FileType' },
    },
  },
  functions: ['get_product_with_photos', 'get_product_item_with_photos', 'sort_photos'],
  returnTypes: {
    get_product_with_photos: 'ProductWithPhotos | null',
    get_product_item_with_photos: 'ProductWithPhotos | null',
  },
};
