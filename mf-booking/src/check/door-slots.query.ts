import { rest, rows, type Selection } from '@arbora/api';
import { pragueDay, pragueDayBounds } from '@arbora/domain';
import { queryOptions } from '@arbora/query';
import { OFFLINE_QUERY_OPTIONS, withOfflineFallback } from '../offline/with-offline-fallback';

const SLOT = 'id,name,name_en,name_pl,date_start,event:booking_event!inner(id,title,title_en,title_pl)';
/** A slot that tickets can be checked for. */
export type DoorSlot = Selection<'booking_event_slot', typeof SLOT>;

const STALE_MS = 60_000;
/** Enough for a day of many slots and the next ones. */
const AT_MOST = 60;

/** Slots from the start of a Prague day on, soonest first; only sales sees all of them. */
export function doorSlotsQuery(day: string = pragueDay(new Date())) {
  return queryOptions({
    queryKey: ['booking_event_slot', 'door', day],
    queryFn: () =>
      withOfflineFallback(`slots/${day}`, () =>
        rows(
          rest()
            .from('booking_event_slot')
            .select(SLOT)
            .gte('date_start', pragueDayBounds(day).start)
            .order('date_start')
            .order('id')
            .limit(AT_MOST),
        ),
      ),
    ...OFFLINE_QUERY_OPTIONS,
    staleTime: STALE_MS,
  });
}
