import { pageOf, rest, row, rows, type Page, type Selection } from '@arbora/api';
import { isUuid, PAGE_SIZE, type SlotForCustomer } from '@arbora/domain';
import { keepPreviousData, queryOptions } from '@arbora/query';
import { monthBounds, type EventFilters, type FilterableEvent } from './event-filters';

const STALE_MS = 30_000;
/** Free places are polled while a page with slots is open (decision 52). */
export const SEATS_POLL_MS = 30_000;

/** Public columns of events, without the payment mask. */
const SUMMARY =
  'id,title,title_en,title_pl,perex,perex_en,perex_pl,address,date_start,date_end,is_public,hero_image' as const;
export type EventSummary = Selection<'booking_event', typeof SUMMARY>;

const DETAIL = `${SUMMARY},story,story_en,story_pl,bring,bring_en,bring_pl,
  leader:person_card!leader_id(id,name,position,position_en,position_pl,photo)` as const;
/** An event with its story; the leader is null if their card is not public. */
export type EventDetail = Selection<'booking_event', typeof DETAIL>;

/** An event with the slots visible to the viewer, soonest first. */
export interface EventWithSlots extends EventSummary {
  slots: SlotForCustomer[];
}

interface RequestOptions {
  anonymous: boolean;
}

/** Public events that have not started, soonest first, with their slots. Pages count from 1. */
async function readOpenEvents(
  { month, place }: EventFilters,
  page: number,
  options: RequestOptions,
): Promise<Page<EventWithSlots>> {
  let query = rest(options)
    .from('booking_event')
    .select(SUMMARY, { count: 'exact' })
    .eq('is_public', true)
    .gt('date_start', new Date().toISOString());
  if (place !== null) query = query.eq('address', place);
  if (month !== null) {
    const { start, end } = monthBounds(month);
    query = query.lt('date_start', end).or(`date_start.gte.${start},date_end.gte.${start}`);
  }
  const events = await pageOf(query.order('date_start').order('id'), page, PAGE_SIZE.events);
  const slots = await readSlots(
    events.rows.map(({ id }) => id),
    options,
  );
  const withSlots = (event: EventSummary): EventWithSlots => ({
    ...event,
    slots: slots.filter(({ event_id }) => event_id === event.id),
  });
  return { ...events, rows: events.rows.map(withSlots) };
}

function readSlots(events: readonly string[], options: RequestOptions): Promise<SlotForCustomer[]> {
  if (events.length === 0) return Promise.resolve([]);
  return rows(
    rest(options).from('event_slots_customer').select().in('event_id', events).order('date_start').order('id'),
  );
}

/**
 * The list of events for `viewer`, the id of the logged-in person: with the slots that the person is invited to and has
 * reserved. For null, it is what everyone may see, which the server can render.
 */
export function eventsQuery(viewer: string | null, filters: EventFilters, page: number) {
  return queryOptions({
    queryKey: ['booking_event', 'list', viewer, filters, page],
    queryFn: () => readOpenEvents(filters, page, { anonymous: viewer === null }),
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
}

const FILTERABLE_EVENTS_MAX = 500;

/** Times and places of all events of the list, for its filters. */
export const filterableEventsQuery = queryOptions({
  queryKey: ['booking_event', 'filterable'],
  queryFn: (): Promise<FilterableEvent[]> =>
    rows(
      rest({ anonymous: true })
        .from('booking_event')
        .select('date_start,date_end,address')
        .eq('is_public', true)
        .gt('date_start', new Date().toISOString())
        .order('date_start')
        .limit(FILTERABLE_EVENTS_MAX),
    ),
  staleTime: STALE_MS,
});

/** One event; null if the viewer cannot see it. */
export function eventQuery(id: string) {
  return queryOptions({
    queryKey: ['booking_event', 'one', id],
    queryFn: () => {
      if (!isUuid(id)) return null;
      return row(rest().from('booking_event').select(SUMMARY).eq('id', id));
    },
    staleTime: STALE_MS,
  });
}

/** One public event, read anonymously, so that the page is the same for everyone; null if there is none. */
export function publicEventQuery(id: string) {
  return queryOptions({
    queryKey: ['booking_event', 'public-one', id],
    queryFn: () => {
      if (!isUuid(id)) return null;
      return row(rest({ anonymous: true }).from('booking_event').select(DETAIL).eq('id', id).is('is_public', true));
    },
    staleTime: STALE_MS,
  });
}

/** Public slots of an event. */
export function publicSlotsQuery(eventId: string) {
  return queryOptions({
    queryKey: ['event_slots_customer', 'public', eventId],
    queryFn: () => (isUuid(eventId) ? readSlots([eventId], { anonymous: true }) : []),
    staleTime: STALE_MS,
  });
}

/** Slots of an event visible to the logged-in person. */
export function eventSlotsQuery(eventId: string) {
  return queryOptions({
    queryKey: ['event_slots_customer', eventId],
    queryFn: () => (isUuid(eventId) ? readSlots([eventId], { anonymous: false }) : []),
    staleTime: STALE_MS,
  });
}
