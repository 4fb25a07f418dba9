import { declaredSearch } from './declared-search';

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
])('the declared part of %s is %s', (search, declared) => {
  expect(declaredSearch(rule, search)).toBe(declared);
  expect(declaredSearch(rule, declared)).toBe(declared);
});

test('a page without search parameters, or a missing page, has none', () => {
  expect(declaredSearch({ search: [] }, '?q=x')).toBe('');
  expect(declaredSearch(null, '?q=x')).toBe('');
});

test('a build that does not declare parameters keeps all', () => {
  expect(declaredSearch({}, '?b=1&a=2')).toBe('?b=1&a=2');
});
