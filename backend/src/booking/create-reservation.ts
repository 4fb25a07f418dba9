import { ROLE, type AccessTokenClaims, type BookingReservation, type ReservationCustomDataInput } from '@arbora/domain';
import { callAs } from '../database/as-caller';
import type { Database } from '../database/database';
import type { Deps } from '../service';
import { drawTickets } from './draw-tickets';
import { reservationQueue, type PreparedReservation } from './reserve-together';

export interface ReservationRequest {
  event_slot_id: string;
  custom_data: ReservationCustomDataInput;
  /** Repeating a request with the same key answers what the first one did. */
  idempotencyKey: string | null;
}

export type CreateReservation = (claims: AccessTokenClaims, request: ReservationRequest) => Promise<BookingReservation>;

/**
 * Reserves a place for each attendee, with a ticket each, in one transaction. Everything slow, the drawing of the QR
 * codes above all, is done before it begins, because it holds the slot. Customers who come together share one; staff,
 * whose rights the database takes from the role of the token, has one of its own.
 * The function throws AppError or a database exception with a booking code, see app_private.reserve.
 */
export function createReservations({ config, database }: Pick<Deps, 'config' | 'database'>): CreateReservation {
  const reserveTogether = reservationQueue(database, (request) => reserveAs(database, request));
  return async (claims, { event_slot_id, custom_data, idempotencyKey }) => {
    const tickets = await drawTickets(config.publicOrigin, custom_data.places);
    const request = { claims, slot: event_slot_id, custom_data, tickets, key: idempotencyKey };
    return claims.role === ROLE.customer ? reserveTogether(request) : reserveAs(database, request);
  };
}

function reserveAs(
  { pool }: Pick<Database, 'pool'>,
  { claims, slot, custom_data, tickets, key }: PreparedReservation,
): Promise<BookingReservation> {
  return callAs(pool, claims, 'app.create_reservation', [
    slot,
    JSON.stringify(custom_data),
    JSON.stringify(tickets),
    key,
  ]);
}
