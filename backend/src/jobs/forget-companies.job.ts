import type { Job } from './job';

/** Removes answers of the business register that are a day old and would be asked for again. */
export const forgetCompanies: Job = {
  name: 'forget-companies',
  cron: '25 3 * * *',
  async run({ database }) {
    await database.service.query("delete from app_private.company_cache where fetched_at < now() - interval '1 day'");
  },
};
