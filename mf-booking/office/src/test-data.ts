import type { BookingEvent, BookingEventSlot, ListedTicket } from '@arbora/domain';
import type { ReservationRow } from './booking/reservations/reservation-row';
import type { WaitingPerson } from './booking/waiting/waiting.queries';

export const EVENT_ID = '11111111-0000-4000-8000-000000000001';
export const SLOT_ID = '22222222-0000-4000-8000-000000000001';
export const RESERVATION_ID = '33333333-0000-4000-8000-000000000001';
export const TICKET_ID = '44444444-0000-4000-8000-000000000001';
export const WAITING_ID = '66666666-0000-4000-8000-000000000001';
export const PERSON_ID = '55555555-0000-4000-8000-000000000001';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the ISO time `days` from now. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString();
}

export function anEvent(changes: Partial<BookingEvent> = {}): BookingEvent {
  return {
    id: EVENT_ID,
    title: 'Řez ovocných stromů',
    title_en: 'Pruning fruit trees',
    title_pl: null,
    perex: null,
    perex_en: null,
    perex_pl: null,
    story: null,
    story_en: null,
    story_pl: null,
    bring: null,
    bring_en: null,
    bring_pl: null,
    leader_id: null,
    address: 'Školka Obříství',
    date_start: '2027-05-01T07:30:00Z',
    date_end: null,
    is_public: true,
    mask_vs: '2705',
    vat_category: 'standard',
    hero_image: null,
    created_at: '2026-10-01T08:00:00Z',
    version: 3,
    updated_at: '2026-10-01T08:00:00Z',
    ...changes,
  };
}

export function aSlot(changes: Partial<BookingEventSlot> = {}): BookingEventSlot {
  return {
    id: SLOT_ID,
    event_id: EVENT_ID,
    name: 'Dopoledne',
    name_en: 'Morning',
    name_pl: null,
    date_start: '2027-05-01T07:30:00Z',
    price: 450,
    whitelist: [],
    capacity_total: 20,
    capacity_per_user: 4,
    capacity_by_ico: false,
    created_at: '2026-10-01T08:00:00Z',
    version: 3,
    updated_at: '2026-10-01T08:00:00Z',
    ...changes,
  };
}

export function aTicket(changes: Partial<ListedTicket> = {}): ListedTicket {
  return {
    id: TICKET_ID,
    name_on_ticket: 'Karel Zahradník',
    custom_company: null,
    is_checked: false,
    checked_at: null,
    ...changes,
  };
}

export function aReservation(changes: Partial<ReservationRow> = {}): ReservationRow {
  return {
    id: RESERVATION_ID,
    event_slot_id: SLOT_ID,
    event_id: EVENT_ID,
    person_id: PERSON_ID,
    person_email: 'karel@arbora.example',
    person_name: 'Karel Zahradník',
    person_state: null,
    person_company: null,
    vs: '42',
    variable_symbol: '2705000042',
    is_paid: false,
    paid_at: null,
    due_at: inDays(3),
    created_at: inDays(-1),
    places: 2,
    ticket_count: 2,
    checked_count: 0,
    amount: 900,
    invoice: null,
    version: 1,
    tickets: [aTicket(), aTicket({ id: TICKET_ID.replace(/1$/, '2'), name_on_ticket: 'Eva Zahradníková' })],
    ...changes,
  };
}

export function aWaitingPerson(changes: Partial<WaitingPerson> = {}): WaitingPerson {
  return {
    id: WAITING_ID,
    event_slot_id: SLOT_ID,
    person_name: 'Jana Nováková',
    person_email: 'jana@arbora.example',
    person_state: null,
    places: 2,
    accepts_fewer: false,
    created_at: inDays(-1),
    offered_places: null,
    offer_until: null,
    ...changes,
  };
}
