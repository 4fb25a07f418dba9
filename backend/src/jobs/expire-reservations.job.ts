import type { Job } from './job';

/** Reservations cancelled per transaction, which holds the locks of all of them. */
const BATCH = 50;

/** Cancels reservations whose payment is overdue and frees their places (decision 27). */
export const expireReservations: Job = {
  name: 'expire-reservations',
  cron: '* * * * *',
  async run({ database }) {
    for (let expired = BATCH; expired === BATCH;) {
      const { rows } = await database.service.query<{ expired: number }>(
        'select app_private.expire_reservations($1) as expired',
        [BATCH],
      );
      expired = rows[0]?.expired ?? 0;
    }
  },
};
