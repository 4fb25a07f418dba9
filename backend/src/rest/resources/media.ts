const PHOTO = {
  folder_id: 'Null = not assigned yet.',
  width: 'Width of the original, in pixels.',
};
const MANAGED_PHOTO = {
  nullable: ['folder_name', 'product_name', 'photogallery_name', 'created_by_name', 'person_state'],
  types: { person_state: 'PersonState' },
  about: PHOTO,
};

export const media = {
  resources: {
    photo_folder: {},
    photo: {
      hidden: ['shows', 'byte_size', 'sha256'],
      about: PHOTO,
    },
    photos_recent: {
      ...MANAGED_PHOTO,
      totals: [{ view: 'photos_recent_totals', columns: [] }],
    },
    photos_unassigned: {
      ...MANAGED_PHOTO,
      totals: [{ view: 'photos_unassigned_totals', columns: [] }],
    },
    photos_assortment: {
      nullable: ['folder_id', 'key', 'last_photo_at'],
      about: {
        key: 'Key of the main photo.',
      },
    },
    static_file: {
      hidden: ['key', 'sha256', 'sections'],
      types: { bucket: 'FileBucket', content_type: 'FileType' },
    },
  },
  functions: ['get_product_with_photos', 'get_product_item_with_photos', 'sort_photos'],
  returnTypes: {
    get_product_with_photos: 'ProductWithPhotos | null',
    get_product_item_with_photos: 'ProductWithPhotos | null',
  },
};
