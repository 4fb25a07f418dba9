import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ClientBase } from 'pg';
import { testDatabase, type TestDatabase } from '../../tests/database';
import { loadCatalog } from '../rest/load-catalog';
import { loadNullable } from '../rest/load-nullable';
import { atRestApi, restApi } from '../rest/resources/declarations';
import { databaseType } from './database-type';

const FILE = path.resolve(__dirname, '../../../libs/domain/src/database/database.ts');
const APIS = [
  { schema: 'public', about: '`/api/rest`.', declaration: restApi },
  { schema: 'at_rest', about: '`/api/at-rest`.', declaration: atRestApi },
];

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

test('the committed type of the data services matches the database and the declarations', async () => {
  const apis = await db.asService(async (client) => {
    const described = [];
    for (const api of APIS) {
      const catalog = await loadCatalog(client, api.declaration);
      described.push({ ...api, catalog, nullable: await loadNullable(client, api.declaration) });
    }
    return described;
  });
  const source = databaseType(apis);
  if (process.env.UPDATE_TYPES === '1') await writeFile(FILE, source);
  expect(existsSync(FILE) ? await readFile(FILE, 'utf8') : '').toBe(source);
});

test('no view column typed as not nullable is null in the demo data', async () => {
  const faults: string[] = [];
  for (const { name, columns, nullable } of await db.asService(describeResources)) {
    const never = columns.filter((column) => !nullable.has(column));
    const [row] = await db.asOwner<Record<string, number>>(
      `select ${never.map((column) => `count(*) filter (where "${column}" is null)::integer as "${column}"`).join(', ')}
       from public."${name}" where exists (select from pg_class where oid = 'public.${name}'::regclass and relkind = 'v')`,
    );
    faults.push(...never.filter((column) => row![column]! > 0).map((column) => `${name}.${column}`));
  }
  expect(faults).toEqual([]);
});

async function describeResources(client: ClientBase) {
  const described = [];
  for (const { declaration } of APIS) {
    const { resources } = await loadCatalog(client, declaration);
    const nullable = await loadNullable(client, declaration);
    for (const { name, columns } of resources.values())
      described.push({ name, columns: [...columns.keys()], nullable: nullable.get(name)! });
  }
  return described;
}
