import { api, mutation, rest, row } from '@arbora/api';
import { queryOptions } from '@arbora/query';
import { bookingKeys } from '../booking-keys';

export const waitingKey = ['own_waiting'] as const;

/**
 * The person's entry in the waiting list of a slot; null if there is none. `personId` separates people who share a
 * browser.
 */
export function ownWaitingQuery(personId: string, slotId: string) {
  return queryOptions({
    queryKey: [...waitingKey, personId, slotId],
    queryFn: () => row(rest().from('own_waiting').select().eq('event_slot_id', slotId)),
    staleTime: 30_000,
  });
}

interface WaitingRequest {
  event_slot_id: string;
  places: number;
  accepts_fewer: boolean;
}

/** Joins the waiting list, or changes the number of places. @throws ApiError booking.places_free, booking.capacity */
export const joinWaiting = mutation<{ id: string }, WaitingRequest>({
  run: (request) => api.post<{ id: string }>('/backend/waiting', request),
  invalidates: [waitingKey, ...bookingKeys],
});

/** Leaves the waiting list. The event is null if the entry was gone already. */
export const leaveWaiting = mutation<{ event_id: string | null }, { id: string }>({
  run: (entry) => api.post<{ event_id: string | null }>('/backend/waiting_leave', entry),
  invalidates: [waitingKey, ...bookingKeys],
});
