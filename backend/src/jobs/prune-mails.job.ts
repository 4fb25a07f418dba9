import type { Job } from './job';

/** Deletes mails that were sent or given up long ago, and orphaned attachments. */
export const pruneMails: Job = {
  name: 'prune-mails',
  cron: '40 3 * * *',
  async run({ database }) {
    await database.service.query('select app_private.prune_mails()');
  },
};
