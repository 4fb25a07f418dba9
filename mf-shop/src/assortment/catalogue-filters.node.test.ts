import { catalogueFilters, chosenCount, isFiltered } from './catalogue-filters';

const CATEGORY = '3f0c2a44-5a4e-4a52-9a53-0d1c53a1f001';
const filtersOf = (search: string) => catalogueFilters(new URLSearchParams(search));
const NO_FACTS = { height: [], light: [], soil: [], flowering: [], use: [] };

test('page and view are not filters', () => {
  expect(filtersOf('page=3&view=grid')).toEqual({ search: '', category: null, sizes: [], facts: NO_FACTS, sort: null });
  expect(isFiltered(filtersOf('page=3'))).toBe(false);
});

test('filters are read from the URL, trimmed, deduplicated and sorted', () => {
  const filters = filtersOf(
    `q=+javor+&category=${CATEGORY}&size=C5,C2,OK+14-16,C5&light=shade,sun&flowering=5&sort=height`,
  );
  expect(filters).toEqual({
    search: 'javor',
    category: CATEGORY,
    sizes: ['C2', 'C5', 'OK 14-16'],
    facts: { ...NO_FACTS, light: ['sun', 'shade'], flowering: ['5'] },
    sort: 'height',
  });
  expect(isFiltered(filters)).toBe(true);
  // Category, three sizes and three facts; neither search nor sorting.
  expect(chosenCount(filters)).toBe(7);
});

test('the order in which values were chosen makes no difference', () => {
  expect(filtersOf('size=C5,C2&use=bees,hedge')).toEqual(filtersOf('size=C2,C5&use=hedge,bees'));
});

test('invalid filter values are dropped', () => {
  expect(filtersOf('category=stromy&light=moon&sort=price')).toEqual(filtersOf(''));
});
