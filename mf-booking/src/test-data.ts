import type { SlotForCustomer } from '@arbora/domain';
import type { EventDetail } from './events/events.queries';
import type { ReservationDetail, Ticket } from './reservations/reservations.queries';

export const EVENT_ID = '11111111-0000-4000-8000-000000000001';
export const SLOT_ID = '22222222-0000-4000-8000-000000000001';
export const OTHER_SLOT_ID = '22222222-0000-4000-8000-000000000002';
export const RESERVATION_ID = '33333333-0000-4000-8000-000000000001';
export const TICKET_ID = '44444444-0000-4000-8000-000000000001';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the ISO time `days` from now. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString();
}

export function anEvent(changes: Partial<EventDetail> = {}): EventDetail {
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
    leader: null,
    address: 'Školka Obříství',
    date_start: inDays(10),
    date_end: null,
    is_public: true,
    hero_image: null,
    ...changes,
  };
}

export function aSlot(changes: Partial<SlotForCustomer> = {}): SlotForCustomer {
  return {
    id: SLOT_ID,
    event_id: EVENT_ID,
    person_id: null,
    name: 'Dopolední skupina',
    name_en: 'Morning group',
    name_pl: null,
    date_start: inDays(10),
    price: 450,
    capacity_total: 20,
    capacity_per_user: 4,
    capacity_by_ico: false,
    used: 5,
    togo: 15,
    is_available: true,
    has_reservation: false,
    reservation_id: null,
    ...changes,
  };
}

export function aReservation(changes: Partial<ReservationDetail> = {}): ReservationDetail {
  return {
    id: RESERVATION_ID,
    event_slot_id: SLOT_ID,
    person_id: '00000000-0000-4000-8000-000000000001',
    vs: '42',
    is_paid: false,
    paid_at: null,
    due_at: inDays(4),
    created_at: inDays(0),
    places: 2,
    version: 1,
    custom_data: { places: [], invoice: null },
    slot: {
      id: SLOT_ID,
      name: 'Dopolední skupina',
      name_en: 'Morning group',
      name_pl: null,
      date_start: inDays(10),
      price: 450,
      event: {
        id: EVENT_ID,
        title: 'Řez ovocných stromů',
        title_en: 'Pruning fruit trees',
        title_pl: null,
        address: 'Školka Obříství',
        date_start: inDays(10),
        date_end: null,
        is_public: true,
        mask_vs: '2611',
        hero_image: null,
        slots: [],
      },
    },
    ...changes,
  };
}

export function aTicket(changes: Partial<Ticket> = {}): Ticket {
  return {
    id: TICKET_ID,
    reservation_id: RESERVATION_ID,
    name_on_ticket: 'Jana Lípová',
    qr: 'data:image/svg+xml;base64,PHN2Zy8+',
    is_checked: false,
    checked_at: null,
    custom_email: null,
    custom_company: null,
    ico: null,
    created_at: inDays(0),
    version: 1,
    ...changes,
  };
}
