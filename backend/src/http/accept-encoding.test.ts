import { preferredCoding } from './accept-encoding';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['gzip;q=0.5, BR;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000,gzip; q=0.0', undefined],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['identity;q=0, *;q=0.1', 'br'],
  ['identity, gzip;q=0.5', undefined],
  ['gzip;x=1;q=0.2, br;q=0.1', 'gzip'],
])('%s prefers %s', (header, coding) => {
  expect(preferredCoding(header, ['br', 'gzip'])).toBe(coding);
});
