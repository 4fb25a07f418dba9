import type { Job } from './job';

/** Deletes records of reservations cancelled more than a year ago, unless a payment for them is undecided. */
export const forgetCancelledReservations: Job = {
  name: 'forget-cancelled-reservations',
  cron: '50 3 * * *',
  async run({ database }) {
    await database.service.query('select app_private.forget_cancelled_reservations()');
  },
};
