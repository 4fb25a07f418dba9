import { mutation, rest, row } from '@arbora/api';
import { bookingKeys } from '../booking-keys';
import { written } from '../written';

/** Copies an event with its slots, hidden, to a new start. Resolves to the id of the copy. @throws ApiError not_found */
export const duplicateEvent = mutation<string, { event: string; start: string }>({
  run: ({ event, start }) => written(row(rest().rpc('duplicate_event', { p_event: event, p_start: start }))),
  invalidates: bookingKeys,
});
