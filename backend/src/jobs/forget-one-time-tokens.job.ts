import type { Job } from './job';

/**
 * Removes one-time tokens ten minutes after their end: by then a signature that made one is too old to be sent again, so
 * nobody has to remember it.
 */
export const forgetOneTimeTokens: Job = {
  name: 'forget-one-time-tokens',
  cron: '*/15 * * * *',
  async run({ database }) {
    await database.service.query(
      "delete from app_private.one_time_token where expires_at < now() - interval '10 minutes'",
    );
  },
};
