import { EMPLOYMENTS, textIn, type Row } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { eyeIcon } from '@arbora/ui/icons';
import type { Answer } from '../../specimen/specimen-data';
import { selectField } from '../fields/choice-fields';
import { textField } from '../fields/text-fields';
import { dateField, flagField, moneyField } from '../fields/value-fields';
import { defineSection, type Section } from '../section';
import { plantSource } from './sample-plants';

type Job = Row<'job_position'>;

function job(changes: Pick<Job, 'id' | 'title' | 'title_en' | 'title_pl'> & Partial<Job>): Job {
  return {
    is_public: true,
    perex: '',
    perex_en: null,
    perex_pl: null,
    body: '',
    body_en: null,
    body_pl: null,
    branch: 'Brno',
    employment: 'full_time',
    pay_from: 34_000,
    pay_to: null,
    pay_period: 'month',
    benefits: [],
    contact_email: null,
    starts_on: '2027-03-01',
    closes_on: null,
    created_at: '2026-11-02T08:00:00Z',
    updated_at: '2026-11-20T13:30:00Z',
    version: 4,
    ...changes,
  };
}

const idOf = (number: number): string => `77777777-0000-4000-8000-00000000000${number}`;

export const GARDENER = job({ id: idOf(1), title: 'Zahradník', title_en: 'Gardener', title_pl: 'Ogrodnik' });
export const DRIVER = job({
  id: idOf(2),
  title: 'Řidič rozvozu',
  title_en: 'Delivery driver',
  title_pl: 'Kierowca',
  branch: 'Praha',
  is_public: false,
  employment: 'part_time',
  pay_from: 21_500,
});
export const SELLER = job({
  id: idOf(3),
  title: 'Prodavačka',
  title_en: 'Shop assistant',
  title_pl: 'Sprzedawczyni',
  branch: null,
  employment: 'seasonal',
  pay_from: null,
  starts_on: null,
});
export const JOBS: readonly Job[] = [GARDENER, DRIVER, SELLER];

const employment = { values: EMPLOYMENTS, required: true } as const;

/** Vacancies as a section without a form: the drawer shows its columns and the history. */
export const jobDetails: Section = defineSection({
  name: 'jobs',
  resource: 'job_position',
  select: '*',
  texts: 'office-specimen',
  title: 'jobs.title',
  route: routes.managerJobs,
  pageSize: 20,
  order: ['-created_at'],
  nameOf: (row, { locale }) => textIn(row, 'title', locale),
  emptyState: { title: 'jobs.none', text: 'jobs.noneText' },
  columns: [
    { key: 'title', title: 'job.title', sort: true },
    { key: 'branch', title: 'job.branch', sort: true },
    {
      key: 'employment',
      title: 'job.employment',
      cell: (row, { t }) => t(`employment.${row.employment}`),
    },
    { key: 'pay_from', title: 'job.pay', kind: 'money', sort: true },
    { key: 'starts_on', title: 'job.starts', kind: 'date' },
    { key: 'is_public', title: 'job.public', kind: 'flag' },
    { key: 'updated_at', title: 'job.changed', kind: 'moment', hidden: true },
  ],
  formatChange: ({ pay_from }, { t, formats }) => t('job.payChange', { pay: formats.money(Number(pay_from)) }),
});

/** The same section with everything a list can have. */
export const jobs: Section = {
  ...jobDetails,
  search: { label: 'jobs.search', by: ['title', 'branch'] },
  filters: [
    {
      name: 'state',
      label: 'jobs.state',
      all: 'jobs.all',
      values: ['public', 'draft'],
      valueLabel: (value, { t }) => t(`jobs.${value}`),
      apply: (query) => query,
    },
    { name: 'plant', label: 'jobs.plant', all: 'jobs.allPlants', source: plantSource, apply: (query) => query },
  ],
  actions: [
    {
      name: 'publish',
      label: 'job.publish',
      icon: eyeIcon,
      appliesTo: (row) => row['is_public'] === false,
      change: { is_public: true },
      done: 'job.published',
    },
  ],
  editable: {
    columns: [
      { key: 'branch', kind: 'text', max: 100 },
      { key: 'pay_from', kind: 'number', max: 200_000 },
      { key: 'is_public', kind: 'flag' },
    ],
    identifyingColumns: ['branch'],
    save: () => Promise.resolve(null),
  },
  form: {
    create: 'jobs.new',
    remove: true,
    fields: [
      textField('title', { label: 'job.title', max: 200, required: true, languages: true }),
      [
        textField('branch', { label: 'job.branch', max: 100 }),
        selectField('employment', {
          ...employment,
          label: 'job.employment',
          valueLabel: (value, { t }) => t(`employment.${value}`),
        }),
      ],
      [moneyField('pay_from', { label: 'job.pay' }), dateField('starts_on', { label: 'job.starts' })],
      flagField('is_public', { label: 'job.public', hint: 'field.hint' }),
    ],
  },
};

/** The history of a vacancy, newest first. */
const HISTORY = [
  { id: 3, at: '2026-11-20T13:30:00Z', person_name: 'Jana Dubová', person_state: null, pay: 34_000, undoes: null },
  { id: 2, at: '2026-11-18T09:00:00Z', person_name: 'Petr Javor', person_state: 'blocked', pay: 32_000, undoes: 1 },
  { id: 1, at: '2026-11-17T15:45:00Z', person_name: null, person_state: 'erased', pay: 33_000, undoes: null },
].map(({ pay, ...entry }) => ({ ...entry, change_id: entry.id, person_id: idOf(9), after: { pay_from: pay } }));

/** Answers the queries of the section's list, its records and their history. */
export function answerWith(rows: readonly Job[], history: readonly unknown[] = HISTORY): Answer {
  return ([resource, kind, , id]) => {
    if (resource === 'history_list') return history;
    if (kind === 'record') return rows.find((row) => row.id === id) ?? null;
    if (kind === 'section') return { rows, total: rows.length, page: 1, size: 20 };
    return plantSource.search('', 'cs');
  };
}
