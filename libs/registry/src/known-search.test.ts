import { knownSearch } from './known-search';

const rule = { search: ['q', 'page'] };

test.each([
  ['', ''],
  ['?', ''],
  ['?utm_source=x&u=1', ''],
  ['?page=2', '?page=2'],
  ['?page=2&utm_source=x&q=lipa%20srdcita', '?q=lipa+srdcita&page=2'],
  ['?q=%C5%99ez&q=other', '?q=%C5%99ez'],
  ['?q=', '?q='],
  ['?Q=x&pages=2', ''],
])('the known part of %s is %s', (search, known) => {
  expect(knownSearch(rule, search)).toBe(known);
  expect(knownSearch(rule, known)).toBe(known);
});

test('a page without search parameters, or a missing page, has none', () => {
  expect(knownSearch({ search: [] }, '?q=x')).toBe('');
  expect(knownSearch(null, '?q=x')).toBe('');
});

test('a build that does not declare parameters keeps all', () => {
  expect(knownSearch({}, '?b=1&a=2')).toBe('?b=1&a=2');
});
