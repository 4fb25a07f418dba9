import type { Job } from './job';

/** Removes counted calls that no rate limit looks at any more. */
export const forgetRateLimitHits: Job = {
  name: 'forget-rate-limit-hits',
  cron: '20 * * * *',
  async run({ database }) {
    await database.service.query('select app_private.forget_rate_limit_hits()');
  },
};
