import type { Job } from './job';

/**
 * Fails if an article or issue was still a draft at its scheduled time within the last hour and has not been changed
 * since: it was scheduled but not published. Published ones appear without a job.
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
