import type { Attendee, Row } from '@arbora/domain';
import type { DatabaseError } from 'pg';
import { generateMissingQrCodes, newTickets } from '../booking/ticket-qr-codes';
import type { Job } from './job';

/** Reservations per query. */
const BATCH = 50;
/** SQLSTATE of a violated check constraint, for names or addresses. */
const CHECK_VIOLATION = '23514';

/**
 * Completes reservations that hold seats but have no tickets, frees those that cannot be completed (decision 25), and
 * creates codes for tickets that were passed on without the service. Empty reservations of staff hold no seats and wait
 * to be filled. Instances may run it concurrently. Fails at the end if some reservations can be neither completed nor
 * freed.
 */
export const completeReservations: Job = {
  name: 'complete-reservations',
  cron: '*/5 * * * *',
  async run({ config, database }) {
    const { rows } = await database.service.query<{ id: string; attendees: Attendee[] }>(
      'select id, attendees from app_private.half_made_reservations($1)',
      [BATCH],
    );
    const refused: string[] = [];
    for (const { id, attendees } of rows) {
      const tickets = await newTickets(config.publicOrigin, attendees);
      await database.service
        .query('select app_private.complete_reservation($1, $2)', [id, JSON.stringify(tickets)])
        .catch((error: Partial<DatabaseError>) => {
          if (error.code !== CHECK_VIOLATION) throw error;
          refused.push(id);
        });
    }
    await database.service.query('select app_private.free_incomplete_reservations($1, $2)', [BATCH, refused]);
    await generateMissingQrCodes({ config, database }, BATCH);
    const { rows: unresolved } = await database.service.query<Row<'booking_reservation', 'id'>>(
      'select id from public.booking_reservation where id = any ($1) order by id',
      [refused],
    );
    // For staff to resolve: they are paid, for example, or not an hour old yet.
    if (unresolved.length > 0)
      throw new Error(`reservations can be neither completed nor freed: ${unresolved.map(({ id }) => id).join(', ')}`);
  },
};
