import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { entityFaults } from './entity-faults';

const ENTITIES = path.resolve(__dirname, '../../../libs/domain/src/entities');
const ROWS = path.resolve(__dirname, '../../src/database/rows.ts');

test('every entity of a resource has columns that are stored and declared, with their types', () => {
  const { faults, compared } = entityFaults(ENTITIES, ROWS);
  expect(faults).toEqual([]);
  expect(compared).toBeGreaterThan(30);
});

test('a column that is gone, not declared, of another type or possibly null is told, one known more exactly is not', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'arbora-entities-'));
  const rows = path.join(folder, 'rows.d.ts');
  const sizes = '/** Resource `product_size`: the sizes. */\nexport interface';
  writeFileSync(
    path.join(folder, 'sizes.ts'),
    `${sizes} Wrong { nme: string; secret: string; position: string; name: string }
     ${sizes} Right { id: string; name: 'S' | 'M' | null; position: 1 | 2 }
     /** Resource \`product_siz\`. */ export interface Gone { id: string }`,
  );
  writeFileSync(
    rows,
    'export interface ProductSizeRow { id: string; name: string | null; position: number; secret: string }',
  );
  expect(entityFaults(folder, rows)).toEqual({
    compared: 3,
    faults: [
      'Wrong.nme: product_size has no such column',
      'Wrong.secret: product_size is declared without it',
      'Wrong.position is string, the column number',
      'Wrong.name is never null, the column of product_size is',
      'Gone: there is no resource product_siz',
    ],
  });
  rmSync(folder, { recursive: true });
});
