import type { Job } from './job';

/** Removes what is left of reservations cancelled more than a year ago, unless money for them waits for a decision. */
export const forgetCancelledReservations: Job = {
  name: 'forget-cancelled-reservations',
  cron: '50 3 * * *',
  async run({ database }) {
    await database.service.query('select app_private.forget_cancelled_reservations()');
  },
};
