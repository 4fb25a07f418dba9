import { changesOf, mutation, rest, row, saveRow } from '@arbora/api';
import type { BookingEvent, BookingEventSlot } from '@arbora/domain';
import { bookingKeys } from '../booking-keys';
import { written } from '../written';
import { slotDefaults, slotPayload, type SlotPayload } from './slot-values';

interface SlotChange {
  event: BookingEvent;
  /** The slot as it was read; null for a new one. */
  slot: BookingEventSlot | null;
  payload: SlotPayload;
}

/**
 * Inserts a slot of an event, or updates its changed columns.
 * @throws ApiError content.changed_meanwhile, booking.capacity_below_used, not_found
 */
export const saveSlot = mutation<BookingEventSlot, SlotChange>({
  run: ({ event, slot, payload }) => {
    const slots = () => rest().from('booking_event_slot');
    if (slot === null)
      return written(
        row(
          slots()
            .insert({ ...payload, event_id: event.id })
            .select(),
        ),
      );
    const { id, version } = slot;
    const changes = changesOf(slotPayload(slotDefaults(slot, event)), payload);
    if (Object.keys(changes).length === 0) return Promise.resolve(slot);
    const write = slots().update(changes).eq('id', id).eq('version', version).select();
    return saveRow(slot, write, slots().select().eq('id', id));
  },
  invalidates: bookingKeys,
});

/** Deletes a slot with its waiting list and letters. @throws ApiError 23503 while there are reservations, not_found */
export async function requestDeletion(id: string): Promise<void> {
  await written(row(rest().from('booking_event_slot').delete().eq('id', id).select('id')));
}

export const deleteSlot = mutation<void, { id: string }>({
  run: ({ id }) => requestDeletion(id),
  invalidates: bookingKeys,
});
