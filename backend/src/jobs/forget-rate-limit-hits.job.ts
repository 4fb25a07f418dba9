import type { Job } from './job';

/** Deletes counted calls older than every rate limit window. */
export const forgetRateLimitHits: Job = {
  name: 'forget-rate-limit-hits',
  cron: '20 * * * *',
  async run({ database }) {
    await database.service.query('select app_private.forget_rate_limit_hits()');
  },
};
