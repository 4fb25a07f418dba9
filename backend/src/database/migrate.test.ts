import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { testServer } from '../../tests/server-state';
import type { Connection } from './connection';
import { migrate, MigrationError, readMigrations } from './migrate';

let target: Connection;
beforeEach(async () => {
  target = { ...testServer().owner, database: `arbora_migrate_${randomBytes(4).toString('hex')}` };
  await run(testServer().owner, `create database ${target.database}`);
});
afterEach(() => run(testServer().owner, `drop database ${target.database} with (force)`));

async function run<Row extends object>(connection: Connection, sql: string): Promise<Row[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const file = (name: string, sql: string) => ({ name, sql, checksum: sql });

test('instances that start together run every file once', async () => {
  const known = (await readMigrations()).map(({ name }) => name);
  const ran = await Promise.all([migrate(target), migrate(target), migrate(target)]);
  expect(ran.flat()).toEqual(known);
  expect(await migrate(target)).toEqual([]);
});

test('file numbers are unique', async () => {
  const numbers = (await readMigrations()).map(({ name }) => name.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('a file that fails leaves nothing of itself, and is named with the line', async () => {
  const first = file('0001_a.sql', 'create table a (n int)');
  const broken = file('0002_b.sql', 'create table b (n int);\ninsert into nothing values (1);');
  await expect(migrate(target, [first, broken])).rejects.toMatchObject({
    constructor: MigrationError,
    message: '0002_b.sql failed: relation "nothing" does not exist (line 2)',
  });
  expect(await run(target, "select to_regclass('a') as a, to_regclass('b') as b")).toEqual([{ a: 'a', b: null }]);
});

test('a file that was changed afterwards is refused', async () => {
  await migrate(target, [file('0001_a.sql', 'select 1')]);
  await expect(migrate(target, [file('0001_a.sql', 'select 2')])).rejects.toThrow(
    /^0001_a\.sql was changed .* write a new migration; .* delete the database it ran in .*DATA_DIR/,
  );
});
