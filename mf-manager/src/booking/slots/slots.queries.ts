import { rest, rows } from '@arbora/api';
import type { BookingEventSlot } from '@arbora/domain';
import { queryOptions } from '@arbora/query';

const STALE_MS = 30_000;

/** A slot with the seats that its reservations hold. */
export type SlotRow = BookingEventSlot & { used: number };

async function readSlots(eventId: string): Promise<SlotRow[]> {
  const [slots, capacities] = await Promise.all([
    rows(rest().from('booking_event_slot').select().eq('event_id', eventId).order('date_start').order('id')),
    rows(rest().from('event_slots_capacity').select('id,event_id,used,togo').eq('event_id', eventId)),
  ]);
  const used = new Map(capacities.map((capacity) => [capacity.id, capacity.used]));
  return slots.map((slot) => ({ ...slot, used: used.get(slot.id) ?? 0 }));
}

/** Slots of an event with their seats, the soonest first. */
export function managedSlotsQuery(eventId: string) {
  return queryOptions({
    queryKey: ['booking_event_slot', 'managed', eventId],
    queryFn: () => readSlots(eventId),
    staleTime: STALE_MS,
  });
}
