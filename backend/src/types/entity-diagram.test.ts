import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { testDatabase } from '../../tests/database';
import type { TestDatabase } from '../../tests/database';
import { entityDiagram } from './entity-diagram';

const FILE = path.join(__dirname, '../../ENTITIES.md');

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

test('the committed diagram matches the database', async () => {
  const client = new Client(db.ownerConnection);
  await client.connect();
  let diagram: string;
  try {
    diagram = await entityDiagram(client);
  } finally {
    await client.end();
  }
  if (process.env.UPDATE_ENTITIES === '1') await writeFile(FILE, diagram);
  expect(existsSync(FILE) ? await readFile(FILE, 'utf8') : '').toBe(diagram);
});
