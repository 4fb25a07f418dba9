import type { Job } from './job';

/** Deletes records of reservations cancelled more than a year ago, unless a payment for them is undecided. */
export const pruneCancelledReservations: Job = {
  name: 'prune-cancelled-reservations',
  cron: '50 3 * * *',
  async run({ database }) {
    await database.service.query('select app_private.prune_cancelled_reservations()');
  },
};
