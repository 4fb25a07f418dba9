import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { testDatabase, type TestDatabase } from '../../tests/database';
import { privateSource } from './private-source';

const FILE = path.join(__dirname, '../database/private/private-tables.ts');

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

test('the committed types of the private tables match the database', async () => {
  const source = await db.asService(privateSource);
  if (process.env.UPDATE_TYPES === '1') await writeFile(FILE, source);
  expect(existsSync(FILE) ? await readFile(FILE, 'utf8') : '').toBe(source);
});
