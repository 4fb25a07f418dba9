import { rest, rows, type Selection } from '@arbora/api';
import { queryOptions } from '@arbora/query';

const SAVED_VIEW = 'id,section,name,params,row_height,is_default';
export type SavedView = Selection<'saved_view', typeof SAVED_VIEW>;

const STALE_MS = 300_000;

/** The views of a list that a person saved, by name. */
export function savedViewsQuery(section: string, personId: string) {
  return queryOptions({
    queryKey: ['saved_view', section, personId],
    queryFn: () =>
      rows(
        rest().from('saved_view').select(SAVED_VIEW).eq('profile_id', personId).eq('section', section).order('name'),
      ),
    staleTime: STALE_MS,
  });
}
