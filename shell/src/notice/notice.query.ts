import { atRest, row } from '@arbora/api';
import { PREFERENCES_ITEM, type Preferences, type Site } from '@arbora/domain';
import { queryOptions } from '@arbora/query';

/** How long a page that stays open shows what it came with. */
const FRESH_MS = 5 * 60_000;

/** The line above every page: the one that the document came with, read anew while the page stays open. */
export function noticeQuery(delivered: Site['notice']) {
  return queryOptions({
    queryKey: ['kejval', 'notice'],
    queryFn: async (): Promise<NonNullable<Site['notice']> | null> => {
      const found = await row(
        atRest({ anonymous: true }).from('kejval').select('value').eq('item', PREFERENCES_ITEM).limit(1),
      );
      return (found?.value as Preferences | undefined)?.notice ?? null;
    },
    initialData: delivered ?? null,
    // As read when the page was asked for, so that a first visit asks nothing.
    initialDataUpdatedAt: performance.timeOrigin,
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  });
}
