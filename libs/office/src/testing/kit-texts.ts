import { textSection } from '@arbora/remote';

const texts = {
  jobs: {
    title: 'Jobs',
    lead: 'Open positions.',
    none: 'No jobs yet',
    created: 'Job created',
    noneText: 'Create the first one.',
    search: 'Search jobs',
    new: 'New job',
    parent: 'All subjects',
  },
  job: {
    title: 'Title',
    branch: 'Branch',
    public: 'Public',
    employment: 'Employment',
    pay: 'Pay',
    starts: 'Starts',
    created: 'Created',
    hint: 'As in the contract.',
    fullTime: 'full time',
    partTime: 'part time',
    contract: 'contract',
  },
  filter: { state: 'State', all: 'All states', yes: 'public', no: 'draft', town: 'Town', everywhere: 'All towns' },
  action: {
    publish: 'Publish',
    published_one: '{{count}} job is public',
    published_few: '{{count}} jobs are public',
    published_many: '{{count}} jobs are public',
    published_other: '{{count}} jobs are public',
    close: 'Close',
    closed_one: '{{count}} job is closed',
    closed_few: '{{count}} jobs are closed',
    closed_many: '{{count}} jobs are closed',
    closed_other: '{{count}} jobs are closed',
    forget: 'Forget',
    forgetText: 'Forget {{name}} ({{count}})?',
    move: 'Move',
    moveTo: 'Where to?',
    note: 'Write a note',
    preview: 'Preview',
  },
  ask: { title: 'Is it public?', text: 'Should {{branch}} see it?', now: 'Now', later: 'Later' },
} as const;

declare global {
  interface TextNamespaces {
    kit: typeof texts;
  }
}

const load = () => Promise.resolve({ default: texts });

/** Texts of the sections in tests of this library. */
export const kitTexts = textSection('kit', { cs: load, en: load, pl: load });
