import { NO_FACTS } from '../product/product.queries';
import { yearRows } from './year-rows';

test('a tree turns in the last months in leaf', () => {
  const rows = yearRows({ ...NO_FACTS, in_leaf: [4, 5, 6, 7, 8, 9, 10, 11], autumn_colors: ['red'], winter: ['bark'] });
  expect(rows.map(({ kind, months }) => [kind, months])).toEqual([
    ['leaf', [4, 5, 6, 7, 8, 9, 10, 11]],
    ['autumn', [10, 11]],
    ['winter', [12, 1, 2]],
  ]);
});

test('an evergreen is to be seen in winter and does not turn', () => {
  const rows = yearRows({ ...NO_FACTS, in_leaf: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], autumn_colors: ['red'] });
  expect(rows.map(({ kind, looks }) => [kind, looks])).toEqual([
    ['leaf', []],
    ['winter', ['evergreen']],
  ]);
});

test('of a plant that nothing is known of there is no year', () => {
  expect(yearRows(NO_FACTS)).toEqual([]);
});
