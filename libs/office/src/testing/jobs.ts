import type { Row } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { defineSection } from '../section/section';

export const JOB_ID = '66666666-0000-4000-8000-000000000001';
export const OTHER_ID = '66666666-0000-4000-8000-000000000002';
export const LIST = 'GET /api/rest/job_position';
export const SAVE = 'PATCH /api/rest/job_position';
export const HISTORY = 'GET /api/rest/history_list';
export const UNDO = 'POST /api/rest/rpc/undo_change';

export function aJob(changes: Partial<Row<'job_position'>> = {}): Row<'job_position'> {
  return {
    id: JOB_ID,
    is_public: false,
    title: 'Gardener',
    title_en: null,
    title_pl: null,
    perex: '',
    perex_en: null,
    perex_pl: null,
    body: '',
    body_en: null,
    body_pl: null,
    branch: 'Brno',
    employment: 'full_time',
    pay_from: 30000,
    pay_to: null,
    pay_period: 'month',
    benefits: [],
    contact_email: null,
    starts_on: null,
    closes_on: null,
    created_at: '2026-11-01T08:00:00Z',
    version: 4,
    updated_at: '2026-11-02T08:00:00Z',
    ...changes,
  };
}
export const otherJob = aJob({ id: OTHER_ID, title: 'Driver', is_public: true, branch: 'Praha' });

type Definition = Parameters<typeof defineSection<'job_position', '*', 'kit'>>[0];

/** A section of jobs, with these differences. */
export function jobsSection(changes: Partial<Definition> = {}) {
  return defineSection<'job_position', '*', 'kit'>({
    name: 'jobs',
    resource: 'job_position',
    select: '*',
    texts: 'kit',
    title: 'jobs.title',
    route: routes.managerJobs,
    pageSize: 20,
    order: ['-created_at'],
    nameOf: ({ title }) => title,
    emptyState: { title: 'jobs.none', text: 'jobs.noneText' },
    columns: [
      { key: 'title', title: 'job.title', sort: true },
      { key: 'branch', title: 'job.branch', sort: true },
      { key: 'is_public', title: 'job.public', kind: 'flag' },
      { key: 'pay_from', title: 'job.pay', kind: 'money', hidden: true },
    ],
    ...changes,
  });
}
