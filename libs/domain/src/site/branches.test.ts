import { branchAt, branchHours, BRANCHES } from './branches';
import { LOCALES } from '../locale/locales';

const [obristvi, smrzice] = BRANCHES;

test('every branch has its address, contacts, and opening hours in every language', () => {
  for (const branch of BRANCHES) {
    expect(branch).toEqual({
      name: expect.any(String),
      address: expect.any(String),
      email: expect.stringContaining('@'),
      phone: expect.any(String),
      hours: Object.fromEntries(LOCALES.map((locale) => [locale, expect.any(String)])),
      location: { lat: expect.any(Number), lon: expect.any(Number) },
    });
  }
});

test('opening hours fall back to an available language', () => {
  expect(branchHours(obristvi, 'pl')).toBe(obristvi.hours.pl);
  expect(branchHours({ hours: { cs: 'po', en: 'Mon' } }, 'pl')).toBe('Mon');
  expect(branchHours({ hours: { cs: 'po' } }, 'en')).toBe('po');
  expect(branchHours({}, 'cs')).toBeUndefined();
});

test("an event's place is matched to the branch with that address, ignoring whitespace", () => {
  expect(branchAt(BRANCHES, 'Školka, Na Stráži 4, 798 17 Smržice')).toBe(smrzice);
  expect(branchAt(BRANCHES, 'Kulturní dům Smržice')).toBeUndefined();
  expect(branchAt([{ email: 'brno@skolka.test' }], 'Brno')).toBeUndefined();
});
