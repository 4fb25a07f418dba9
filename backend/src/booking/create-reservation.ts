import { ROLE, type AccessTokenClaims, type BookingReservation, type ReservationCustomDataInput } from '@arbora/domain';
import { callAs } from '../database/as-caller';
import type { Database } from '../database/database';
import type { Deps } from '../service';
import { newTickets } from './ticket-qr-codes';
import { reservationQueue, type PreparedReservation } from './reservation-queue';

export interface ReservationRequest {
  event_slot_id: string;
  custom_data: ReservationCustomDataInput;
  /** A repeated request with the same key gets the first response. */
  idempotencyKey: string | null;
}

export type CreateReservation = (claims: AccessTokenClaims, request: ReservationRequest) => Promise<BookingReservation>;

/**
 * Returns a function that reserves a seat for each attendee with its ticket, in one transaction. Slow work, above all
 * generating the QR codes, is done before it begins, because it locks the slot. Concurrent customers share a
 * transaction; staff get their own, because the database takes their rights from the role of the token.
 * @throws AppError, or a database exception with a booking code (see app_private.reserve)
 */
export function reservationCreator({ config, database }: Pick<Deps, 'config' | 'database'>): CreateReservation {
  const reserveTogether = reservationQueue(database, (request) => reserveAs(database, request));
  return async (claims, { event_slot_id, custom_data, idempotencyKey }) => {
    const tickets = await newTickets(config.publicOrigin, custom_data.places);
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
