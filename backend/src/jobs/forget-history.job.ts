import type { Job } from './job';

/** Removes what staff changed longer ago than the configuration keeps it. */
export const forgetHistory: Job = {
  name: 'forget-history',
  cron: '55 3 * * *',
  async run({ config, database }) {
    await database.service.query('select app_private.forget_history($1)', [config.historyDays]);
  },
};
