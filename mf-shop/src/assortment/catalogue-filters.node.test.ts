import { catalogueFilters, isFiltered } from './catalogue-filters';

const CATEGORY = '3f0c2a44-5a4e-4a52-9a53-0d1c53a1f001';
const filtersOf = (search: string) => catalogueFilters(new URLSearchParams(search));

test('an address without filters is the whole assortment', () => {
  expect(filtersOf('page=3')).toEqual({ search: '', category: null, sizes: [] });
  expect(isFiltered(filtersOf('page=3'))).toBe(false);
});

test('filters are read from the address', () => {
  const filters = filtersOf(`q=+javor+&category=${CATEGORY}&size=C5,C2,OK+14-16,C5`);
  expect(filters).toEqual({ search: 'javor', category: CATEGORY, sizes: ['C2', 'C5', 'OK 14-16'] });
  expect(isFiltered(filters)).toBe(true);
});

test('the order in which sizes were chosen makes no other list', () => {
  expect(filtersOf('size=C5,C2')).toEqual(filtersOf('size=C2,C5'));
});

test('a category that is no id is left out', () => {
  expect(filtersOf('category=stromy').category).toBeNull();
});
