import type { Claims } from '../database/database';
import type { Deps } from '../service';

/** The mail facts of a reservation that the caller may read; otherwise null. */
export async function readableReservationFacts(
  database: Deps['database'],
  claims: Claims | null,
  id: string,
): Promise<object | null> {
  // Runs under the caller's role: row security hides other people's reservations.
  const { rowCount } = await database.asRole(claims, (client) =>
    client.query('select from public.booking_reservation where id = $1', [id]),
  );
  if (rowCount !== 1) return null;
  const { rows } = await database.asService((client) =>
    client.query<{ facts: object | null }>('select app_private.reservation_facts($1) as facts', [id]),
  );
  return rows[0]?.facts ?? null;
}
