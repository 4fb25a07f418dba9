import type { Attendee } from '@arbora/domain';
import { drawTickets } from '../booking/draw-tickets';
import type { Job } from './job';

/** Reservations looked at in one go. */
const BATCH = 50;

/**
 * Completes reservations that hold seats and were left without tickets, and frees those that cannot be completed
 * (decision 25). Empty ones of staff hold none and wait to be filled. Instances that run it at once find what the other
 * has done.
 */
export const completeReservations: Job = {
  name: 'complete-reservations',
  cron: '*/5 * * * *',
  async run({ config, database }) {
    const { rows } = await database.service.query<{ id: string; attendees: Attendee[] }>(
      'select id, attendees from app_private.half_made_reservations($1)',
      [BATCH],
    );
    for (const { id, attendees } of rows) {
      const tickets = await drawTickets(config.publicOrigin, attendees);
      await database.service.query('select app_private.complete_reservation($1, $2)', [id, JSON.stringify(tickets)]);
    }
    await database.service.query('select app_private.free_incomplete_reservations($1)', [BATCH]);
  },
};
