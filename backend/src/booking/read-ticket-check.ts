import type { TicketCheck } from '@arbora/domain';
import type { PoolClient } from 'pg';
import { AppError } from '../http/errors';

/** What a ticket says to the caller of `client`. Throws booking.ticket_unknown. */
export async function readTicketCheck(client: PoolClient, id: string): Promise<TicketCheck> {
  const { rows } = await client.query<{ check: TicketCheck }>('select app.ticket_check($1) as check', [id]);
  if (rows[0] === undefined) throw new AppError('booking.ticket_unknown');
  return rows[0].check;
}
