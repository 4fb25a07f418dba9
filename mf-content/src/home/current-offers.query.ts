import { rest, rows, type Selection } from '@arbora/api';
import { queryOptions } from '@arbora/query';

/** Number of tiles on the home page. */
export const CURRENT_OFFERS_COUNT = 3;

const OFFER = 'id,title,title_en,title_pl,hero_image,valid_until,item_count';
export type CurrentOffer = Selection<'offer_list_public', typeof OFFER>;

/**
 * The newest open offers with lines for the reader; for a customer only those sold in their country.
 * @param personId null if anonymous
 */
export function currentOffersQuery(personId: string | null) {
  return queryOptions({
    queryKey: ['offer_list_public', 'current', personId],
    queryFn: () =>
      rows(
        rest({ anonymous: personId === null })
          .from('offer_list_public')
          .select(OFFER)
          .gt('item_count', 0)
          .order('created_at', { ascending: false })
          .order('id')
          .limit(CURRENT_OFFERS_COUNT),
      ),
    staleTime: 60_000,
  });
}
