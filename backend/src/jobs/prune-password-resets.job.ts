import type { Job } from './job';

/** Deletes reset and login links that were used or expired a day ago, and expired login steps. */
export const prunePasswordResets: Job = {
  name: 'prune-password-resets',
  cron: '15 3 * * *',
  async run({ database }) {
    await database.service.query(
      `delete from app_private.password_reset
       where expires_at < now() - interval '1 day' or used_at < now() - interval '1 day'`,
    );
    await database.service.query(
      `delete from app_private.login_link
       where expires_at < now() - interval '1 day' or used_at < now() - interval '1 day'`,
    );
    await database.service.query('delete from app_private.auth_challenge where expires_at < now()');
    await database.service.query('delete from app_private.email_change where expires_at < now()');
    await database.service.query('delete from app_private.passkey_challenge where expires_at < now()');
  },
};
