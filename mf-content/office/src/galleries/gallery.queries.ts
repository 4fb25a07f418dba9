import { rest, row, type Selection } from '@arbora/api';
import { isUuid } from '@arbora/domain';
import { queryOptions } from '@arbora/query';

export const GALLERY =
  'id,name,name_en,name_pl,description,description_en,description_pl,sort,is_public,created_at,version,updated_at';
export type ManagedGallery = Selection<'photogallery', typeof GALLERY>;

/** A gallery, public or not; null if it does not exist. */
export function managedGalleryQuery(id: string) {
  return queryOptions({
    queryKey: ['photogallery', 'managed', id],
    queryFn: async () => (isUuid(id) ? row(rest().from('photogallery').select(GALLERY).eq('id', id)) : null),
    staleTime: 30_000,
  });
}
