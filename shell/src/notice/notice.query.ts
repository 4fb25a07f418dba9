import { atRest, row } from '@arbora/api';
import { PREFERENCES_ITEM, type Preferences, type Site } from '@arbora/domain';
import { queryOptions } from '@arbora/query';

/** Refetch interval of an open page. */
const FRESH_MS = 5 * 60_000;

/** The announcement: initially the one delivered with the document, then refetched. */
export function noticeQuery(delivered: Site['notice']) {
  return queryOptions({
    queryKey: ['kejval', 'notice'],
    queryFn: async (): Promise<NonNullable<Site['notice']> | null> => {
      const record = await row(
        atRest({ anonymous: true }).from('kejval').select('value').eq('item', PREFERENCES_ITEM).limit(1),
      );
      return (record?.value as Preferences | undefined)?.notice ?? null;
    },
    initialData: delivered ?? null,
    // As old as the document, so that a first visit makes no request.
    initialDataUpdatedAt: performance.timeOrigin,
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  });
}
