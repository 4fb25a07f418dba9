import type { Job } from './job';

/** Deletes account events older than a year. */
export const pruneAuthLog: Job = {
  name: 'prune-auth-log',
  cron: '25 3 * * *',
  async run({ database }) {
    await database.service.query("delete from app_private.auth_log where at < now() - interval '1 year'");
  },
};
