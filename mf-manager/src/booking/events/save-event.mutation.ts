import { mutation, rest, row } from '@arbora/api';
import type { BookingEvent } from '@arbora/domain';
import { bookingKeys } from '../booking-keys';
import { written } from '../written';
import type { EventPayload } from './event-values';

/** Writes an event, a new one without `id`. @throws ApiError booking.mask_vs_fixed, not_found */
export const saveEvent = mutation<BookingEvent, { id: string | null; payload: EventPayload }>({
  run: ({ id, payload }) => {
    const events = rest().from('booking_event');
    const write = id === null ? events.insert(payload) : events.update(payload).eq('id', id);
    return written(row(write.select()));
  },
  invalidates: bookingKeys,
});
