import type { Job } from './job';

/**
 * Removes sessions that ran out yesterday or were ended a month ago, with their refresh tokens, and the used tokens of
 * living sessions that would be refused by their age anyway.
 */
export const forgetSessions: Job = {
  name: 'forget-sessions',
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
