import { aSlot, anEvent } from '../test-data';
import { eventJsonLd } from './event-json-ld';

const ORIGIN = 'https://arbora.example';
const context = { locale: 'cs', origin: ORIGIN, address: (path: string) => `${ORIGIN}/cs${path}` } as const;
const jsonLd = (changes: Parameters<typeof anEvent>[0]) => eventJsonLd(anEvent(changes), [aSlot()], context);

test('times of an event have the offset of the venue', () => {
  expect(jsonLd({ date_start: '2026-12-03T14:00:00+00:00', date_end: '2026-12-03T16:00:00+00:00' })).toMatchObject({
    startDate: '2026-12-03T15:00:00+01:00',
    endDate: '2026-12-03T17:00:00+01:00',
  });
  expect(jsonLd({ date_end: null }).endDate).toBeUndefined();
});

test('an event is organized by the organization of the site', () => {
  expect(jsonLd({}).organizer).toEqual({ '@id': `${ORIGIN}/#organization` });
});

const SMRZICE = {
  streetAddress: 'Na Stráži 4',
  postalCode: '798 17',
  addressLocality: 'Smržice',
  addressCountry: 'CZ',
};
test.each([
  ['Školka Smržice, Na Stráži 4, 798 17 Smržice', 'Školka Smržice', { '@type': 'PostalAddress', ...SMRZICE }],
  ['Na Stráži 4, 798 17 Smržice', 'Na Stráži 4, 798 17 Smržice', { '@type': 'PostalAddress', ...SMRZICE }],
  ['Zámek Lednice', 'Zámek Lednice', 'Zámek Lednice'],
])('the venue %s is a place with its postal address, as far as known', (address, name, expected) => {
  expect(jsonLd({ address }).location).toEqual({ '@type': 'Place', name, address: expected });
});
