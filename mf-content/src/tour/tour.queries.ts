import { rest, row, rows, type Selection } from '@arbora/api';
import { isUuid } from '@arbora/domain';
import { queryOptions } from '@arbora/query';

const TOUR = 'id,title,title_en,title_pl,description,description_en,description_pl,link,image,scenes';
/** A public tour with its scenes. */
export type PublicTour = Selection<'virtual_tour', typeof TOUR>;

/** Tours change a few times a year. */
const STALE_MS = 300_000;

/** All tours in editorial order, then oldest first; requested without a token because everyone gets the same. */
export const toursQuery = queryOptions({
  queryKey: ['virtual_tour', 'all'],
  queryFn: () =>
    rows(
      rest({ anonymous: true })
        .from('virtual_tour')
        .select(TOUR)
        .eq('is_public', true)
        .order('sort')
        .order('created_at')
        .order('id'),
    ),
  staleTime: STALE_MS,
});

/** The tour with this id, also unpublished ones for editors (preview); null if there is none. */
export function tourPreviewQuery(id: string) {
  return queryOptions({
    queryKey: ['virtual_tour', 'preview', id],
    queryFn: async () => (isUuid(id) ? row(rest().from('virtual_tour').select(TOUR).eq('id', id)) : null),
  });
}
