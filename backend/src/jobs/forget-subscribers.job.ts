import type { Job } from './job';

/** Removes newsletter links that have expired, and addresses that get nothing. */
export const forgetSubscribers: Job = {
  name: 'forget-subscribers',
  cron: '50 3 * * *',
  async run({ database }) {
    await database.service.query('select app_private.forget_subscribers()');
  },
};
