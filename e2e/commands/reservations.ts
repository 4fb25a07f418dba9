import type { Attendee, BookingReservation, BookingTicket } from '@arbora/domain';
import { api } from './api';
import type { Customer } from './customers';
import { SALES, tokenOf } from './session';

export interface Reserved {
  reservation: BookingReservation;
  tickets: BookingTicket[];
}

/** Reserves a seat for each attendee; a string is a name without e-mail. */
export async function reserve(
  customer: Customer,
  slotId: string,
  attendees: readonly (string | Attendee)[],
): Promise<Reserved> {
  const places = attendees.map((attendee) => (typeof attendee === 'string' ? { name: attendee } : attendee));
  const token = await tokenOf(customer);
  const reservation = await api<BookingReservation>('/backend/booking_reservation', {
    method: 'POST',
    token,
    body: { event_slot_id: slotId, custom_data: { places, invoice: null } },
  });
  return { reservation, tickets: await ticketsOf(customer, reservation.id) };
}

/** Returns the tickets of a reservation, in the order of its attendees. */
export async function ticketsOf(customer: Customer, reservationId: string): Promise<BookingTicket[]> {
  const body = [{ reservation_id: reservationId }];
  return api('/backend/booking_tickets', { method: 'POST', token: await tokenOf(customer), body });
}

/** Cancels a reservation as its owner. */
export async function cancel(customer: Customer, reservationId: string): Promise<void> {
  const body = { id: reservationId };
  await api('/backend/booking_reservation', { method: 'DELETE', token: await tokenOf(customer), body });
}

export async function markPaid(reservationId: string): Promise<void> {
  const body = { id: reservationId, is_paid: true };
  await api('/backend/reservation_paid', { method: 'POST', token: await tokenOf(SALES), body });
}

/** Reads the reservation's row as its owner. */
export async function reservationOf(customer: Customer, reservationId: string): Promise<BookingReservation> {
  const token = await tokenOf(customer);
  const [row] = await api<BookingReservation[]>(`/rest/booking_reservation?id=eq.${reservationId}`, { token });
  if (row === undefined) throw new Error(`No reservation ${reservationId}`);
  return row;
}
