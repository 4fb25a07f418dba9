import { defineSection } from '@arbora/office';
import { contribute, recordedTables } from '@arbora/office/definition';
import { defineRemote } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { auditTexts } from './locales';

const noTexts = () => Promise.resolve({ default: {} });

/** A section of jobs; its titles are texts of the history. */
const jobs = defineSection({
  name: 'jobs',
  resource: 'job_position',
  select: '*',
  texts: 'manager.audit',
  title: 'changes.title',
  route: routes.managerJobs,
  pageSize: 20,
  order: ['title'],
  nameOf: ({ title }) => title,
  emptyState: { title: 'changes.none' },
  columns: [{ key: 'pay_from', title: 'change.before' }],
});

/** Declares jobs, which have a section, and lines of offers, which only have the page of their offer. */
export const content = defineRemote({
  name: 'mf-content-office',
  texts: { cs: noTexts, en: noTexts, pl: noTexts },
  routes: [],
  contributions: [
    contribute(recordedTables, {
      load: () =>
        Promise.resolve({
          default: {
            tables: {
              job_position: {
                link: (id: string) => routes.managerJobs.href({ id }),
                section: { load: () => Promise.resolve(jobs), texts: auditTexts },
              },
            },
            documents: { offer: (id: string) => routes.managerOffer.href({ id }) },
          },
        }),
    }),
  ],
});
