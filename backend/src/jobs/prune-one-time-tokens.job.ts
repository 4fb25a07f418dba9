import type { Job } from './job';

/** Deletes one-time tokens ten minutes after their expiry: by then their signature is too old to be replayed. */
export const pruneOneTimeTokens: Job = {
  name: 'prune-one-time-tokens',
  cron: '*/15 * * * *',
  async run({ database }) {
    await database.service.query(
      "delete from app_private.one_time_token where expires_at < now() - interval '10 minutes'",
    );
  },
};
