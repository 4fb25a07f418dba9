import { isUuid } from '@arbora/domain';
import { rest, rows } from '@arbora/api';
import { queryOptions } from '@arbora/query';
import { PHOTO } from './photo-detail';

export type PhotoTarget = { product_id: string } | { photogallery_id: string };

/** The pictures of a plant or a gallery in the order in which they are shown. */
export function folderPhotosQuery(target: PhotoTarget) {
  const [column, id] =
    'product_id' in target
      ? (['product_id', target.product_id] as const)
      : (['photogallery_id', target.photogallery_id] as const);
  return queryOptions({
    queryKey: ['photos_recent', 'folder', id],
    queryFn: () =>
      !isUuid(id)
        ? []
        : rows(
            rest()
              .from('photos_recent')
              .select(PHOTO)
              .eq(column, id)
              .order('is_main', { ascending: false })
              .order('sort')
              .order('created_at')
              .order('id'),
          ),
    staleTime: 30_000,
  });
}
