import type { Job } from './job';

/** Deletes counted calls older than every rate limit window. */
export const pruneRateLimitHits: Job = {
  name: 'prune-rate-limit-hits',
  cron: '20 * * * *',
  async run({ database }) {
    await database.service.query('select app_private.prune_rate_limit_hits()');
  },
};
