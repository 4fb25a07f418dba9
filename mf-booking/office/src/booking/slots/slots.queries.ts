import { rest, rows } from '@arbora/api';
import type { BookingEventSlot } from '@arbora/domain';
import { queryOptions } from '@arbora/query';

const STALE_MS = 30_000;

/** A slot with its reserved seats and the length of its waiting list. */
export type SlotRow = BookingEventSlot & { used: number; waiting: number };

async function readSlots(eventId: string): Promise<SlotRow[]> {
  const [slots, capacities] = await Promise.all([
    rows(rest().from('booking_event_slot').select().eq('event_id', eventId).order('date_start').order('id')),
    rows(rest().from('event_slots_capacity').select('id,event_id,used,togo').eq('event_id', eventId)),
  ]);
  const used = new Map(capacities.map((capacity) => [capacity.id, capacity.used]));
  const waiting = await countWaiting(slots.map(({ id }) => id));
  return slots.map((slot) => ({ ...slot, used: used.get(slot.id) ?? 0, waiting: waiting.get(slot.id) ?? 0 }));
}

async function countWaiting(slots: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  if (slots.length === 0) return counts;
  const line = await rows(rest().from('waiting_list').select('event_slot_id').in('event_slot_id', slots));
  for (const { event_slot_id } of line) counts.set(event_slot_id, (counts.get(event_slot_id) ?? 0) + 1);
  return counts;
}

/** Slots of an event with their seats, soonest first. */
export function managedSlotsQuery(eventId: string) {
  return queryOptions({
    queryKey: ['booking_event_slot', 'managed', eventId],
    queryFn: () => readSlots(eventId),
    staleTime: STALE_MS,
  });
}
