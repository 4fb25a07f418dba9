import { DEFAULT_SITE } from '@arbora/domain';
import { readConfig } from '../config';
import { organization } from './organization';
import { siteOf } from './site-of';

const ORIGIN = 'https://arbora.example';
const described = (site: Parameters<typeof organization>[0]): unknown =>
  JSON.parse(JSON.stringify(organization(site, ORIGIN))) as unknown;

test('the nursery is described with its branches, split addresses, opening hours and coordinates', () => {
  expect(described(DEFAULT_SITE)).toMatchObject({
    '@type': 'Organization',
    logo: 'https://arbora.example/icons/512.png',
    department: [
      {
        '@type': 'GardenStore',
        name: 'Arbora Obříství',
        address: { streetAddress: 'Štěpánský most 120', postalCode: '277 42', addressLocality: 'Obříství' },
        openingHours: ['Mo-Fr 07:00-16:00', 'Sa 08:00-12:00'],
        geo: { latitude: 50.3, longitude: 14.478 },
      },
      { name: 'Arbora Smržice', openingHours: ['Mo-Fr 07:00-15:30'] },
    ],
  });
});

test('missing or free-form details of a branch are left as they are', () => {
  const site = { ...DEFAULT_SITE, branches: [{ name: 'Brno', regions: [], address: 'Lesní' }] };
  expect(described(site)).toMatchObject({
    department: [{ '@type': 'GardenStore', name: 'Arbora Brno', address: 'Lesní' }],
  });
  expect(JSON.stringify(described(site))).not.toContain('openingHours');
});

test('the company behind the brand is included if configured', () => {
  const { seller } = siteOf(
    readConfig({ COMPANY_NAME: 'Habr s.r.o.', COMPANY_ICO: '27082440', COMPANY_DIC: 'CZ27082440' }),
  );
  const site = { ...DEFAULT_SITE, seller: seller! };
  expect(described(site)).toMatchObject({ legalName: 'Habr s.r.o.', taxID: '27082440', vatID: 'CZ27082440' });
});
