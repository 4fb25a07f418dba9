import { pageOf, rest, row, rows, type Page, type Selection } from '@arbora/api';
import { isUuid, PAGE_SIZE, type SlotForCustomer } from '@arbora/domain';
import { keepPreviousData, queryOptions } from '@arbora/query';

const STALE_MS = 30_000;

/** Public columns of events, without the payment mask. */
const EVENT =
  'id,title,title_en,title_pl,perex,perex_en,perex_pl,address,date_start,date_end,is_public,hero_image' as const;
export type EventForReader = Selection<'booking_event', typeof EVENT>;

const WHOLE = `${EVENT},story,story_en,story_pl,bring,bring_en,bring_pl,
  leader:person_card!leader_id(id,name,position,position_en,position_pl,photo)` as const;
/** An event with its story; the leader is null where the card is not public. */
export type WholeEvent = Selection<'booking_event', typeof WHOLE>;

/** An event with those of its slots that the reader may know of, the soonest first. */
export interface EventWithSlots extends EventForReader {
  slots: SlotForCustomer[];
}

interface Reader {
  anonymous: boolean;
}

/** Public events that have not begun, the soonest first, with their slots. Page from 1. */
async function readOpenEvents(page: number, reader: Reader): Promise<Page<EventWithSlots>> {
  const events = await pageOf(
    rest(reader)
      .from('booking_event')
      .select(EVENT, { count: 'exact' })
      .eq('is_public', true)
      .gt('date_start', new Date().toISOString())
      .order('date_start')
      .order('id'),
    page,
    PAGE_SIZE.events,
  );
  const slots = await readSlots(
    events.rows.map(({ id }) => id),
    reader,
  );
  const withSlots = (event: EventForReader): EventWithSlots => ({
    ...event,
    slots: slots.filter(({ event_id }) => event_id === event.id),
  });
  return { ...events, rows: events.rows.map(withSlots) };
}

function readSlots(events: readonly string[], reader: Reader): Promise<SlotForCustomer[]> {
  if (events.length === 0) return Promise.resolve([]);
  return rows(
    rest(reader).from('event_slots_customer').select().in('event_id', events).order('date_start').order('id'),
  );
}

/** What everyone may see: read as a stranger, so that the same page is right for all and can be rendered ahead. */
export function publicEventsQuery(page: number) {
  return queryOptions({
    queryKey: ['booking_event', 'public', page],
    queryFn: () => readOpenEvents(page, { anonymous: true }),
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
}

/** What the person logged in may reserve: also slots that he is invited to, and which he has already. */
export function openEventsQuery(page: number) {
  return queryOptions({
    queryKey: ['booking_event', 'open', page],
    queryFn: () => readOpenEvents(page, { anonymous: false }),
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
}

/** One event; null where there is none for this reader. */
export function eventQuery(id: string) {
  return queryOptions({
    queryKey: ['booking_event', 'one', id],
    queryFn: () => {
      if (!isUuid(id)) return null;
      return row(rest().from('booking_event').select(EVENT).eq('id', id));
    },
    staleTime: STALE_MS,
  });
}

/** One public event, read as a stranger: the page is the same for everyone. Null where there is none. */
export function publicEventQuery(id: string) {
  return queryOptions({
    queryKey: ['booking_event', 'public-one', id],
    queryFn: () => {
      if (!isUuid(id)) return null;
      return row(rest({ anonymous: true }).from('booking_event').select(WHOLE).eq('id', id).is('is_public', true));
    },
    staleTime: STALE_MS,
  });
}

/** Slots of one event that are open to everyone. */
export function publicSlotsQuery(eventId: string) {
  return queryOptions({
    queryKey: ['event_slots_customer', 'public', eventId],
    queryFn: () => (isUuid(eventId) ? readSlots([eventId], { anonymous: true }) : []),
    staleTime: STALE_MS,
  });
}

/** Slots of one event as the person logged in sees them. */
export function eventSlotsQuery(eventId: string) {
  return queryOptions({
    queryKey: ['event_slots_customer', eventId],
    queryFn: () => (isUuid(eventId) ? readSlots([eventId], { anonymous: false }) : []),
    staleTime: STALE_MS,
  });
}
