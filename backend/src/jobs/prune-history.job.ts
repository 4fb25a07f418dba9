import type { Job } from './job';

/** Deletes the history older than its configured retention. */
export const pruneHistory: Job = {
  name: 'prune-history',
  cron: '55 3 * * *',
  async run({ config, database }) {
    await database.service.query('select app_private.prune_history($1)', [config.historyDays]);
  },
};
