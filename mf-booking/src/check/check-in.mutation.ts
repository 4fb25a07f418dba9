import { api, ApiError, isApiError, mutation, rest, row } from '@arbora/api';
import type { Door, TicketCheck } from '@arbora/domain';
import { emit } from '@arbora/event-bus';
import { ticketCheckKey } from './ticket-check.queries';

interface CheckInRequest {
  id: string;
  door: Door;
  /** Reason for admitting a ticket of another event, slot or day. */
  note?: string;
}

/**
 * Checks a ticket in. Of two concurrent check-ins one gets "used".
 * @throws ApiError booking.ticket_used, ticket_unpaid, ticket_cancelled, ticket_passed_on, ticket_unknown,
 *   ticket_moved; without a note ticket_other_event, ticket_other_day, ticket_other_slot
 */
export const checkIn = mutation<TicketCheck, CheckInRequest>({
  run: async ({ id, door: { eventId, slotId }, note }) => {
    const check = await api.post<TicketCheck>('/backend/ticket_check_in', {
      id,
      event_id: eventId,
      slot_id: slotId,
      ...(note === undefined ? {} : { override: { note } }),
    });
    emit('reservations:changed', { reservationId: check.reservation?.id });
    return check;
  },
  invalidates: [ticketCheckKey, ['booking_reservation']],
});

/** Undoes a check-in; for sales. @throws ApiError booking.ticket_unknown if the ticket no longer exists */
export const undoCheckIn = mutation<void, { id: string }>({
  run: async ({ id }) => {
    const changed = await row(rest().from('booking_ticket').update({ is_checked: false }).eq('id', id).select('id'));
    if (!changed) throw new ApiError({ status: 404, code: 'booking.ticket_unknown', message: 'No ticket was changed' });
    emit('reservations:changed', {});
  },
  invalidates: [ticketCheckKey, ['booking_reservation']],
});

/** Time of first use or of passing on, from an error of `checkIn`. */
export function timeOfRefusal(error: unknown): string | null {
  if (!isApiError(error)) return null;
  const { details } = error.body as { details?: { checked_at?: string; passed_on_at?: string } };
  return details?.checked_at ?? details?.passed_on_at ?? null;
}
