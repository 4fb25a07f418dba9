import { NO_FACTS } from '../product/product.queries';
import { yearRows } from './year-rows';

test('a tree has autumn colours in its last months in leaf', () => {
  const rows = yearRows({ ...NO_FACTS, in_leaf: [4, 5, 6, 7, 8, 9, 10, 11], autumn_colors: ['red'], winter: ['bark'] });
  expect(rows.map(({ kind, months }) => [kind, months])).toEqual([
    ['leaf', [4, 5, 6, 7, 8, 9, 10, 11]],
    ['autumn', [10, 11]],
    ['winter', [12, 1, 2]],
  ]);
});

test('an evergreen is listed in winter and has no autumn colours', () => {
  const rows = yearRows({ ...NO_FACTS, in_leaf: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], autumn_colors: ['red'] });
  expect(rows.map(({ kind, looks }) => [kind, looks])).toEqual([
    ['leaf', []],
    ['winter', ['evergreen']],
  ]);
});

test('a plant without facts has no year', () => {
  expect(yearRows(NO_FACTS)).toEqual([]);
});
