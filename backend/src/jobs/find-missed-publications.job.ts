import type { Job } from './job';

/**
 * Fails while an article or issue was a draft when its moment came within the last hour and has not been changed since:
 * somebody has given it a moment and not published it. What is published appears without a job.
 */
export const findMissedPublications: Job = {
  name: 'find-missed-publications',
  cron: '4 * * * *',
  async run({ database }) {
    const { rows } = await database.service.query<{ name: string }>(
      'select name from app_private.missed_publications()',
    );
    if (rows.length > 0) throw new Error(`not published in time: ${rows.map(({ name }) => name).join(', ')}`);
  },
};
