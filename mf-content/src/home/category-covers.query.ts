import { rest, rows, type Selection } from '@arbora/api';
import { queryOptions } from '@arbora/query';

const COVER = 'id,name,name_en,name_pl,photo';
export type CategoryCover = Selection<'category_cover', typeof COVER>;

/**
 * The groups of the assortment, each with the picture of a plant. Requested without a token because everyone gets the
 * same.
 */
export const categoryCoversQuery = queryOptions({
  queryKey: ['category_cover'],
  queryFn: () => rows(rest({ anonymous: true }).from('category_cover').select(COVER).order('cid')),
  staleTime: 10 * 60_000,
});
