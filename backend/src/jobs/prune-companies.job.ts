import type { Job } from './job';

/** Deletes expired responses of the business register, which are a day old. */
export const pruneCompanies: Job = {
  name: 'prune-companies',
  cron: '25 3 * * *',
  async run({ database }) {
    await database.service.query("delete from app_private.company_cache where fetched_at < now() - interval '1 day'");
  },
};
