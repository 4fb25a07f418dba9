import { rest, rows } from '@arbora/api';
import { pragueDay, pragueDayBounds, type BookingEvent, type BookingEventSlot } from '@arbora/domain';
import { queryOptions } from '@arbora/query';

/** A slot that tickets can be checked for. */
export interface DoorSlot extends Pick<BookingEventSlot, 'id' | 'name' | 'name_en' | 'date_start'> {
  event: Pick<BookingEvent, 'id' | 'title' | 'title_en'>;
}

const STALE_MS = 60_000;
/** Enough for a day of many slots and the next ones. */
const AT_MOST = 60;

/** Slots from the start of a Prague day on, the soonest first; sales alone sees them all. */
export function doorSlotsQuery(day: string = pragueDay(new Date())) {
  return queryOptions({
    queryKey: ['booking_event_slot', 'door', day],
    queryFn: () =>
      rows<DoorSlot>(
        rest()
          .from('booking_event_slot')
          .select('id,name,name_en,date_start,event:booking_event!inner(id,title,title_en)')
          .gte('date_start', pragueDayBounds(day).start)
          .order('date_start')
          .order('id')
          .limit(AT_MOST),
      ),
    staleTime: STALE_MS,
  });
}
