import { rest, rows, type Selection } from '@arbora/api';
import { queryOptions } from '@arbora/query';

const PLACE =
  'id,title,title_en,title_pl,description,description_en,description_pl,planted,planted_en,planted_pl,planted_year,town,country,latitude,longitude,image';
/** A planting shown as a reference. */
export type PublicPlace = Selection<'planted_place', typeof PLACE>;

/** References change a few times a year. */
const STALE_MS = 300_000;

/** All planted places in editorial order; requested without a token because everyone gets the same. */
export const placesQuery = queryOptions({
  queryKey: ['planted_place', 'all'],
  queryFn: () =>
    rows(
      rest({ anonymous: true })
        .from('planted_place')
        .select(PLACE)
        .eq('is_public', true)
        .order('sort')
        .order('created_at')
        .order('id'),
    ),
  staleTime: STALE_MS,
});
