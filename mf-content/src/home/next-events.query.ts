import { rest, rows, type Selection } from '@arbora/api';
import { queryOptions } from '@arbora/query';

export const NEXT_EVENTS_COUNT = 3;

const SUMMARY = 'id,title,title_en,title_pl,address,date_start,hero_image';
const PLACES = 'event_id,capacity_total,togo';

export type EventSummary = Selection<'booking_event', typeof SUMMARY> & {
  /** Sum over all slots; null for an event without slots. */
  places: { togo: number; total: number } | null;
};
type SlotPlaces = Selection<'event_slots_customer', typeof PLACES>;

function placesOf(event: string, slots: readonly SlotPlaces[]): EventSummary['places'] {
  const own = slots.filter(({ event_id }) => event_id === event);
  if (own.length === 0) return null;
  return {
    togo: own.reduce((sum, { togo }) => sum + togo, 0),
    total: own.reduce((sum, { capacity_total }) => sum + capacity_total, 0),
  };
}

/** The next public events with their free places. Requested without a token. */
export function nextEventsQuery(count: number) {
  return queryOptions({
    queryKey: ['booking_event', 'next', count],
    queryFn: async (): Promise<EventSummary[]> => {
      const anonymous = rest({ anonymous: true });
      const events = await rows(
        anonymous
          .from('booking_event')
          .select(SUMMARY)
          .is('is_public', true)
          .gt('date_start', new Date().toISOString())
          .order('date_start')
          .limit(count),
      );
      if (events.length === 0) return [];
      const ids = events.map(({ id }) => id);
      const slots = await rows(anonymous.from('event_slots_customer').select(PLACES).in('event_id', ids));
      return events.map((event) => ({ ...event, places: placesOf(event.id, slots) }));
    },
    staleTime: 60_000,
  });
}
