import type { Job } from './job';

/**
 * Deletes sessions that expired a day ago or ended a month ago, with their refresh tokens, and used tokens of live
 * sessions that would be refused by age anyway.
 */
export const pruneSessions: Job = {
  name: 'prune-sessions',
  cron: '10 3 * * *',
  async run({ database }) {
    await database.service.query(
      `delete from app_private.session
       where expires_at < now() - interval '1 day' or ended_at < now() - interval '30 days'`,
    );
    await database.service.query(
      "delete from app_private.refresh_token where expires_at < now() - interval '1 day' and used_at is not null",
    );
  },
};
