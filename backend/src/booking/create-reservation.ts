import { ROLE, type AccessTokenClaims, type BookingReservation, type ReservationCustomDataInput } from '@arbora/domain';
import { callAs } from '../database/as-caller';
import type { Database } from '../database/database';
import type { Deps } from '../service';
import { drawTickets } from './draw-tickets';
import { reservationQueue, type PreparedReservation } from './reserve-together';

export interface ReservationRequest {
  event_slot_id: string;
  custom_data: ReservationCustomDataInput;
  /** A repeated request with the same key gets the first response. */
  idempotencyKey: string | null;
}

export type CreateReservation = (claims: AccessTokenClaims, request: ReservationRequest) => Promise<BookingReservation>;

/**
 * Reserves a seat and makes a ticket for each attendee, in one transaction. Slow work, above all drawing the QR codes,
 * is done before it begins, because it locks the slot. Concurrent customers share a transaction; staff get their own,
 * because the database takes their rights from the role of the token.
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
