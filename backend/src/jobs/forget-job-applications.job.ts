import type { Job } from './job';

/** Deletes job applications, with their files, after JOB_APPLICATION_DAYS. */
export const forgetJobApplications: Job = {
  name: 'forget-job-applications',
  cron: '40 3 * * *',
  async run({ config, database }) {
    await database.service.query('select app_private.forget_job_applications($1)', [config.jobApplicationDays]);
  },
};
