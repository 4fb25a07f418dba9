import { previewBulkChange, operationsOf } from './bulk-change';
import type { EditableColumn } from './editable-column';

const price: EditableColumn = { key: 'price', kind: 'number', decimals: 2, max: 1000, required: true };
const height: EditableColumn = { key: 'price', kind: 'number', max: 15_000 };

test('a price is raised by percent, and zero stays zero', () => {
  const rows = [{ price: 10.05 }, { price: 0 }, { price: 950 }];
  const { changes, outOfRange, unchanged } = previewBulkChange(rows, {
    column: price,
    operation: 'percent',
    value: 10,
  });
  expect(changes).toEqual([{ row: rows[0], value: 11.06 }]);
  expect(outOfRange).toEqual([{ row: rows[2], value: 1045 }]);
  expect(unchanged).toBe(1);
});

test('a row without a number is skipped by percent and filled by a set value', () => {
  const rows = [{ price: null }];
  expect(previewBulkChange(rows, { column: height, operation: 'percent', value: 10 }).unchanged).toBe(1);
  expect(previewBulkChange(rows, { column: height, operation: 'set', value: 7 }).changes).toEqual([
    { row: rows[0], value: 7 },
  ]);
});

test('a subtraction below the minimum is skipped', () => {
  const { changes, outOfRange } = previewBulkChange([{ price: 3 }, { price: 8 }], {
    column: price,
    operation: 'add',
    value: -5,
  });
  expect(changes.map(({ value }) => value)).toEqual([3]);
  expect(outOfRange.map(({ value }) => value)).toEqual([-2]);
});

test('only optional columns can be cleared', () => {
  expect(operationsOf(price)).toEqual(['set', 'percent', 'add']);
  expect(operationsOf(height)).toContain('clear');
  expect(operationsOf({ key: 'shown', kind: 'flag' })).toEqual(['set']);
});
