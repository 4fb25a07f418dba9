import { mutation, rest, row } from '@arbora/api';
import type { BookingEventSlot } from '@arbora/domain';
import { bookingKeys } from '../booking-keys';
import { written } from '../written';
import type { SlotPayload } from './slot-values';

interface SlotChange {
  eventId: string;
  /** Null for a new one. */
  id: string | null;
  payload: SlotPayload;
}

/** Writes a slot of an event. @throws ApiError booking.capacity_below_used, not_found */
export const saveSlot = mutation<BookingEventSlot, SlotChange>({
  run: ({ eventId, id, payload }) => {
    const slots = rest().from('booking_event_slot');
    const write = id === null ? slots.insert({ ...payload, event_id: eventId }) : slots.update(payload).eq('id', id);
    return written(row(write.select()));
  },
  invalidates: bookingKeys,
});
