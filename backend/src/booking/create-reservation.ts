import type { AccessTokenClaims, BookingReservation, ReservationCustomDataInput } from '@arbora/domain';
import { escapeLiteral } from 'pg';
import { callAs } from '../database/call-as';
import type { Deps } from '../service';
import { drawTickets } from './draw-tickets';

export interface ReservationRequest {
  event_slot_id: string;
  custom_data: ReservationCustomDataInput;
  /** Repeating a request with the same key answers what the first one did. */
  idempotencyKey: string | null;
}

/**
 * Reserves a place for each attendee, with a ticket each, in one transaction. Everything slow, the drawing of the QR
 * codes above all, is done before it begins, because it holds the slot.
 * @throws AppError or a database exception with a booking code, see app.create_reservation
 */
export async function createReservation(
  { config, database }: Deps,
  claims: AccessTokenClaims,
  { event_slot_id, custom_data, idempotencyKey }: ReservationRequest,
): Promise<BookingReservation> {
  const tickets = await drawTickets(config.publicOrigin, custom_data.places);
  const values = [event_slot_id, JSON.stringify(custom_data), JSON.stringify(tickets), idempotencyKey];
  const [row] = await callAs<{ reservation: BookingReservation }>(
    database,
    claims,
    `select app.create_reservation(${values.map((value) => (value === null ? 'null' : escapeLiteral(value))).join(', ')}) as reservation`,
  );
  if (row === undefined) throw new Error('create_reservation answered no row');
  return row.reservation;
}
