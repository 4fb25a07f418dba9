import type { Job } from './job';

/** Deletes expired newsletter links, and addresses without subscriptions. */
export const pruneSubscribers: Job = {
  name: 'prune-subscribers',
  cron: '50 3 * * *',
  async run({ database }) {
    await database.service.query('select app_private.prune_subscribers()');
  },
};
