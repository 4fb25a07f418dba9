import { rest, row, rows, type Selection } from '@arbora/api';
import { containing, isUuid, searchWords } from '@arbora/domain';
import { keepPreviousData, queryOptions } from '@arbora/query';

export const PLANT = 'product_id,name,name_cs,name_en,name_pl,folder_id,photo_count,key,last_photo_at';
/** A plant with its number of pictures. */
export type PicturedPlant = Selection<'photos_assortment', typeof PLANT>;

const STALE_MS = 30_000;
const FOUND_MAX = 12;

/** A plant of the assortment; null if it does not exist. */
export function picturedPlantQuery(id: string) {
  return queryOptions({
    queryKey: ['photos_assortment', 'item', id],
    queryFn: async () => (isUuid(id) ? row(rest().from('photos_assortment').select(PLANT).eq('product_id', id)) : null),
    staleTime: STALE_MS,
  });
}

/** Plants whose names contain all words of a text. */
export function plantsFoundQuery(text: string) {
  return queryOptions({
    queryKey: ['photos_assortment', 'found', text],
    queryFn: () =>
      rows(
        searchWords(text)
          .reduce(
            (query, word) => query.ilike('search', containing(word)),
            rest().from('photos_assortment').select(PLANT),
          )
          .order('name')
          .limit(FOUND_MAX),
      ),
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
}
