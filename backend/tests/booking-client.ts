import type { BookingReservation, BookingTicket, Invoice } from '@arbora/domain';
import type { Claims } from '../src/database/database';
import type { TestApp } from './app';
import { reservationBody } from './booking-fixtures';

/** Makes a reservation for the named attendees, of the company if one is given; returns it with its tickets. */
export async function reserve(
  api: TestApp,
  person: Claims,
  slotId: string,
  names: string[],
  invoice: Invoice | null = null,
): Promise<{ reservation: BookingReservation; tickets: BookingTicket[] }> {
  const token = await api.tokenFor(person);
  const made = await api.call('POST', '/api/backend/booking_reservation', reservationBody(slotId, names, invoice), {
    token,
  });
  if (made.statusCode !== 201) throw new Error(`not reserved: ${made.body}`);
  const reservation = made.json<BookingReservation>();
  return { reservation, tickets: await ticketsOf(api, person, reservation.id) };
}

export async function ticketsOf(api: TestApp, person: Claims, reservationId: string): Promise<BookingTicket[]> {
  const answer = await api.call('POST', '/api/backend/booking_tickets', [{ reservation_id: reservationId }], {
    token: await api.tokenFor(person),
  });
  return answer.json<BookingTicket[]>();
}

/** Kinds of the mails queued to an address, oldest first. */
export async function mailsTo(api: TestApp, address: string): Promise<string[]> {
  const rows = await api.database.asOwner<{ kind: string }>(
    'select kind from app_private.mail where recipient = $1 order by created_at, kind',
    [address],
  );
  return rows.map(({ kind }) => kind);
}
