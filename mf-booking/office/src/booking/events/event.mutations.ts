import { mutation, rest, row } from '@arbora/api';
import { bookingKeys } from '../booking-keys';
import { written } from '../written';

/**
 * Deletes an event with its slots, waiting lists and letters.
 * @throws ApiError 23503 while there are reservations, not_found
 */
export const deleteEvent = mutation<void, { id: string }>({
  run: async ({ id }) => {
    await written(row(rest().from('booking_event').delete().eq('id', id).select('id')));
  },
  invalidates: bookingKeys,
});

/** Copies an event with its slots, hidden, to a new start. Resolves to the id of the copy. @throws ApiError not_found */
export const duplicateEvent = mutation<string, { event: string; start: string }>({
  run: ({ event, start }) => written(row(rest().rpc('duplicate_event', { p_event: event, p_start: start }))),
  invalidates: bookingKeys,
});
