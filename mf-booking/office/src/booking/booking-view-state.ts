import { routes } from '@arbora/routes';
import * as v from 'valibot';

/** The open form: of the event (or a new one), its copy, a new slot, the slot with this id, or a letter. */
export type OpenForm =
  | { kind: 'event' }
  | { kind: 'duplicate' }
  | { kind: 'slot'; id: string | null }
  | { kind: 'letter' };

/** The list shown for a slot; for an event, `reservations` shows its slots. */
export type SlotList = 'reservations' | 'waiting' | 'attendees' | 'letters';
const LISTS: readonly SlotList[] = ['reservations', 'waiting', 'attendees', 'letters'];

/** State in the URL: all events, an event's slots, or a slot's reservations or waiting list; and the open form. */
export interface BookingViewState {
  event: string | null;
  slot: string | null;
  list: SlotList;
  form: OpenForm | null;
}

const id = v.pipe(v.string(), v.uuid());

/** Ignores invalid parameters. */
export function bookingViewState(params: URLSearchParams): BookingViewState {
  const uuidIn = (name: string): string | null => {
    const value = params.get(name);
    return v.is(id, value) ? value : null;
  };
  const event = uuidIn('event');
  return {
    event,
    slot: event && uuidIn('slot'),
    list: LISTS.find((list) => list === params.get('list')) ?? 'reservations',
    form: formOf(params.get('form'), uuidIn('form')),
  };
}

function formOf(word: string | null, slot: string | null): OpenForm | null {
  if (word === 'event' || word === 'duplicate' || word === 'letter') return { kind: word };
  if (word === 'slot' || slot) return { kind: 'slot', id: slot };
  return null;
}

export function eventHref(event: string): string {
  return routes.managerBooking.href({ event });
}

export function slotHref(event: string, slot: string, filter: { paid?: PaidFilter } = {}): string {
  return routes.managerBooking.href({ event, slot, ...filter });
}

export function waitingHref(event: string, slot: string): string {
  return routes.managerBooking.href({ event, slot, list: 'waiting' });
}

/** URL of the attendees of an event, or of one of its slots. */
export function attendeesHref(event: string, slot: string | null): string {
  return routes.managerBooking.href({ event, slot, list: 'attendees' });
}

/** URL of the letters to the attendees of an event, or of one of its slots. */
export function lettersHref(event: string, slot: string | null): string {
  return routes.managerBooking.href({ event, slot, list: 'letters' });
}

export type PaidFilter = 'paid' | 'unpaid';

/** Search and filter of a slot's reservations, from the URL. */
export function reservationFilter(params: URLSearchParams): { q: string; paid: PaidFilter | null } {
  const paid = params.get('paid');
  return { q: params.get('q')?.trim() ?? '', paid: paid === 'paid' || paid === 'unpaid' ? paid : null };
}
