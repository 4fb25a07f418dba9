import type { AccessTokenClaims, Row } from '@arbora/domain';
import { AppError } from '../http/errors';
import type { Deps } from '../service';
import { newTickets } from './ticket-qr-codes';

export interface TicketRequest {
  reservation_id: string;
  name_on_ticket?: string | undefined;
  ico?: string | null | undefined;
  custom_email?: string | null | undefined;
  custom_company?: string | null | undefined;
}

/**
 * Makes the tickets of the given reservations that have none, each reservation in its own transaction.
 * @throws AppError booking.reservation_unknown if the caller may not read one of them, before anything is written;
 *   request.invalid if a new ticket has no name; the errors of app.fill_reservation
 */
export async function fillReservations(
  { config, database }: Pick<Deps, 'config' | 'database'>,
  claims: AccessTokenClaims,
  wanted: readonly TicketRequest[],
): Promise<void> {
  const ids = [...new Set(wanted.map(({ reservation_id }) => reservation_id))];
  const { rows } = await database.asRole(claims, (client) =>
    client.query<Row<'booking_reservation', 'id'> & { has_no_tickets: boolean }>(
      `select r.id, not exists (select from public.booking_ticket t where t.reservation_id = r.id) as has_no_tickets
       from public.booking_reservation r where r.id = any ($1)`,
      [ids],
    ),
  );
  if (rows.length !== ids.length) throw new AppError('booking.reservation_unknown');
  const withoutTickets = new Set(rows.filter(({ has_no_tickets }) => has_no_tickets).map(({ id }) => id));

  const nameless = wanted.findIndex(
    ({ reservation_id, name_on_ticket }) => withoutTickets.has(reservation_id) && !name_on_ticket,
  );
  if (nameless >= 0) {
    throw new AppError('request.invalid', { fields: { [`${nameless}.name_on_ticket`]: 'required' } });
  }
  for (const id of withoutTickets) {
    const attendees = wanted
      .filter(({ reservation_id }) => reservation_id === id)
      .map(({ name_on_ticket = '', ico, custom_email, custom_company }) => ({
        name: name_on_ticket,
        ico: ico ?? null,
        email: custom_email ?? undefined,
        company: custom_company ?? null,
      }));
    const tickets = await newTickets(config.publicOrigin, attendees);
    await database.asRole(claims, (client) =>
      client.query('select app.fill_reservation($1, $2)', [id, JSON.stringify(tickets)]),
    );
  }
}
