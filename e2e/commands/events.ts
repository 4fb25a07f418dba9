import { randomUUID } from 'node:crypto';
import type { BookingEvent, BookingEventSlot, SlotForCustomer } from '@arbora/domain';
import { api } from './api';
import { SALES, tokenOf } from './session';

const DAY_MS = 86_400_000;
/** After the demo events. */
const DAYS_AHEAD = 30;
/** Days ahead that put an event first in the list, but leave the full four days for payment. */
export const SOON = 6;

/** An event with one slot for the test. */
export interface TestEvent extends BookingEvent {
  slot: BookingEventSlot;
}

function created<T>([row]: T[]): T {
  if (row === undefined) throw new Error('No row was created');
  return row;
}

/** Creates a public event with one slot: by default in a month, ten seats for 150 CZK. The title is unique. */
export async function createEvent(
  options: Partial<BookingEventSlot> & { daysAhead?: number } = {},
): Promise<TestEvent> {
  const { daysAhead = DAYS_AHEAD, ...slot } = options;
  const token = await tokenOf(SALES);
  const date_start = new Date(Date.now() + daysAhead * DAY_MS).toISOString();
  const suffix = randomUUID().slice(0, 8);
  const event = created(
    await api<BookingEvent[]>('/rest/booking_event', {
      method: 'POST',
      token,
      body: {
        title: `Řez ovocných stromů ${suffix}`,
        title_en: `Pruning fruit trees ${suffix}`,
        address: 'Obříství 120, 277 42 Obříství',
        date_start,
        is_public: true,
        mask_vs: '2690',
      },
    }),
  );
  const slots = await api<BookingEventSlot[]>('/rest/booking_event_slot', {
    method: 'POST',
    token,
    body: {
      event_id: event.id,
      name: 'Dopolední skupina',
      name_en: 'Morning group',
      date_start,
      price: 150,
      capacity_total: 10,
      ...slot,
    },
  });
  return { ...event, slot: created(slots) };
}

/** Moves a slot to the current time, so that its tickets are valid today. */
export async function moveToNow(slotId: string): Promise<void> {
  const body = { date_start: new Date().toISOString() };
  await api(`/rest/booking_event_slot?id=eq.${slotId}`, { method: 'PATCH', token: await tokenOf(SALES), body });
}

/** Returns the free seats of a slot, as an anonymous visitor. */
export async function freeSeats(slotId: string): Promise<number> {
  const [slot] = await api<SlotForCustomer[]>(`/rest/event_slots_customer?id=eq.${slotId}&select=togo`);
  if (slot === undefined) throw new Error(`No slot ${slotId}`);
  return slot.togo;
}
