import { api, mutation } from '@arbora/api';
import type { BookingReservation, TicketCheck } from '@arbora/domain';
import { emit } from '@arbora/event-bus';
import { bookingKeys } from '../booking-keys';

/** Marks a reservation paid or not; paying mails the holder. */
export async function writePaid(id: string, isPaid: boolean): Promise<BookingReservation> {
  const reservation = await api.post<BookingReservation>('/backend/reservation_paid', { id, is_paid: isPaid });
  emit('reservations:changed', { reservationId: id });
  return reservation;
}

/** Cancels a reservation and frees its places; the holder is mailed unless `notify` is false. */
export async function requestCancellation(id: string, notify = true): Promise<{ id: string }> {
  const body = notify ? { id } : { id, notify };
  const cancelled = await api.delete<{ id: string }>('/backend/booking_reservation', body);
  emit('reservations:changed', { reservationId: id });
  return cancelled;
}

/** Resends the mail of a reservation to its current holder. @throws ApiError request.limited */
export function requestMail(id: string): Promise<{ recipient: string }> {
  return api.post<{ recipient: string }>('/backend/reservation_mail', { id });
}

/** Resends the mail of one ticket of a reservation to the current holder. @throws ApiError request.limited */
export const sendAgain = mutation<{ recipient: string }, { id: string; ticketId: string }>({
  run: ({ id, ticketId }) => api.post<{ recipient: string }>('/backend/reservation_mail', { id, ticket_id: ticketId }),
  invalidates: [],
});

/** Deletes a ticket and frees its place; with `places` 0 the reservation was deleted too. */
export const deleteTicket = mutation<{ reservation_id: string; places: number }, { id: string }>({
  run: async ({ id }) => {
    const remaining = await api.delete<{ reservation_id: string; places: number }>('/backend/booking_ticket', { id });
    emit('reservations:changed', { reservationId: remaining.reservation_id });
    return remaining;
  },
  invalidates: bookingKeys,
});

/**
 * Checks a ticket in on the day of its slot; the page of the ticket allows exceptions.
 * @throws ApiError booking.ticket_used, ticket_unpaid, ticket_cancelled, ticket_other_event, ticket_other_day
 */
export const checkIn = mutation<TicketCheck, { id: string; eventId: string; slotId: string }>({
  run: ({ id, eventId, slotId }) =>
    api.post<TicketCheck>('/backend/ticket_check_in', { id, event_id: eventId, slot_id: slotId }),
  invalidates: bookingKeys,
});

/** A reservation without places in the caller's own name (spec §4). @throws ApiError booking.capacity, event_started */
export const reserveEmpty = mutation<BookingReservation, { slotId: string }>({
  run: async ({ slotId }) => {
    const body = { event_slot_id: slotId, custom_data: { places: [], invoice: null } };
    const reservation = await api.post<BookingReservation>('/backend/booking_reservation', body);
    emit('reservations:changed', { reservationId: reservation.id });
    return reservation;
  },
  invalidates: bookingKeys,
});
