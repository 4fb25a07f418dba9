import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { testDatabase } from '../../tests/database';
import type { TestDatabase } from '../../tests/database';
import { rowTypes } from './row-types';

const FILE = path.join(__dirname, 'rows.ts');

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

test('the row types are those of the database', async () => {
  const client = new Client(db.ownerConnection);
  await client.connect();
  const types = await rowTypes(client).finally(() => client.end());
  if (process.env.UPDATE_ROWS === '1') await writeFile(FILE, types);
  expect(existsSync(FILE) ? await readFile(FILE, 'utf8') : '').toBe(types);
});
