import type { Job } from './job';

/** Deletes job applications, with their files, after JOB_APPLICATION_DAYS. */
export const pruneJobApplications: Job = {
  name: 'prune-job-applications',
  cron: '40 3 * * *',
  async run({ config, database }) {
    await database.service.query('select app_private.prune_job_applications($1)', [config.jobApplicationDays]);
  },
};
