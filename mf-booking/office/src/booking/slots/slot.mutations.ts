import { mutation, rest, row } from '@arbora/api';
import { bookingKeys } from '../booking-keys';
import { written } from '../written';

/** Deletes a slot with its waiting list and letters. @throws ApiError 23503 while there are reservations, not_found */
export async function requestDeletion(id: string): Promise<void> {
  await written(row(rest().from('booking_event_slot').delete().eq('id', id).select('id')));
}

export const deleteSlot = mutation<void, { id: string }>({
  run: ({ id }) => requestDeletion(id),
  invalidates: bookingKeys,
});
