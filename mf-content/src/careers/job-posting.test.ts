import { DEFAULT_SITE } from '@arbora/domain';
import type { Position } from './careers.queries';
import { jobPosting } from './job-posting';

const POSITION: Position = {
  id: '7ebe424d-3cc7-8698-9305-f5088ea0eb04',
  title: 'Zahradník',
  title_en: 'Gardener',
  title_pl: null,
  perex: 'Práce venku.',
  perex_en: null,
  perex_pl: null,
  body: '<p>Péče o kvartýry.</p>',
  body_en: '<p>Care of fields.</p>',
  body_pl: null,
  branch: 'Smržice',
  employment: 'seasonal',
  pay_from: 170,
  pay_to: 210,
  pay_period: 'hour',
  benefits: [],
  contact_email: null,
  starts_on: null,
  closes_on: '2027-01-31',
  created_at: '2026-11-01T23:30:00Z',
};
const CONTEXT = {
  locale: 'en',
  address: (path: string) => `https://arbora.example/en${path}`,
  origin: 'https://arbora.example',
  site: DEFAULT_SITE,
} as const;

test('the job posting has place, salary and dates', () => {
  expect(jobPosting(POSITION, CONTEXT)).toMatchObject({
    title: 'Gardener',
    description: '<p>Care of fields.</p>',
    url: `https://arbora.example/en/kariera/${POSITION.id}`,
    datePosted: '2026-11-02',
    validThrough: '2027-01-31T23:00:00.000Z',
    employmentType: 'TEMPORARY',
    jobLocation: {
      address: { streetAddress: 'Na Stráži 4', addressLocality: 'Smržice', addressCountry: 'CZ' },
    },
    baseSalary: { currency: 'CZK', value: { minValue: 170, maxValue: 210, unitText: 'HOUR' } },
  });
});

test('unknown details are omitted from the job posting', () => {
  const posting = jobPosting({ ...POSITION, pay_from: null, pay_to: null, closes_on: null }, CONTEXT);
  expect(posting).toMatchObject({ baseSalary: undefined, validThrough: undefined });
});
