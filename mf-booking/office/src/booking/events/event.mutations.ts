import { changesOf, mutation, rest, row, saveRow } from '@arbora/api';
import type { BookingEvent } from '@arbora/domain';
import { bookingKeys } from '../booking-keys';
import { written } from '../written';
import { eventDefaults, eventPayload, type EventPayload } from './event-values';

interface EventChange {
  /** The event as it was read; null for a new one. */
  event: BookingEvent | null;
  payload: EventPayload;
}

/**
 * Inserts an event, or updates its changed columns.
 * @throws ApiError content.changed_meanwhile, booking.mask_vs_fixed, not_found
 */
export const saveEvent = mutation<BookingEvent, EventChange>({
  run: ({ event, payload }) => {
    const events = () => rest().from('booking_event');
    if (event === null) return written(row(events().insert(payload).select()));
    const { id, version } = event;
    const changes = changesOf(eventPayload(eventDefaults(event)), payload);
    if (Object.keys(changes).length === 0) return Promise.resolve(event);
    const write = events().update(changes).eq('id', id).eq('version', version).select();
    return saveRow(event, write, events().select().eq('id', id));
  },
  invalidates: bookingKeys,
});

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
