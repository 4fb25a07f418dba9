import { companyId, isCompanyId } from './company-id';

test.each([
  ['255 96 641', '25596641'],
  ['255 96 641', '25596641'],
  ['CZ25596641', '25596641'],
  ['cz 25596641', '25596641'],
  ['1859951', '01859951'],
  ['SK 31333532', '31333532'],
  ['526-10-40-828', '5261040828'],
  ['PL5261040828', '5261040828'],
  ['', ''],
  ['  ', ''],
  ['12-3', '123'],
  ['XX-1', 'XX-1'],
  ['CZ', 'CZ'],
])('%j is the company id %j', (written, id) => {
  expect(companyId(written)).toBe(id);
});

test.each([
  ['25596641', 'CZ', true],
  ['25596642', 'CZ', false],
  ['00000000', 'CZ', false],
  ['31333532', 'SK', true],
  ['12345678', 'SK', false],
  ['5261040828', 'PL', true],
  ['1111111111', 'PL', true],
  ['5261040829', 'PL', false],
  ['0000000000', 'PL', false],
  ['25596641', 'PL', false],
  ['', 'PL', true],
  ['XX-1', '', true],
  ['XX-1', null, true],
] as const)('%j in %j: valid is %j', (id, country, isValid) => {
  expect(isCompanyId(id, country)).toBe(isValid);
});
