import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { describeCatalog } from '../../../tests/schema/describe-catalog';
import { testServer } from '../../../tests/server-state';
import type { Connection } from '../connection';
import { readSchema, schemaFile } from './read-schema';
import type { Schema } from './read-schema';
import { SchemaError, upgradeSchema } from './upgrade-schema';

let target: Connection;
beforeEach(async () => {
  target = { ...testServer().owner, database: `arbora_schema_${randomBytes(4).toString('hex')}` };
  await run(testServer().owner, `create database ${target.database}`);
});
afterEach(() => run(testServer().owner, `drop database ${target.database} with (force)`));

async function connected<T>(connection: Connection, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const run = <Row extends object>(connection: Connection, sql: string): Promise<Row[]> =>
  connected(connection, async (client) => (await client.query<Row>(sql)).rows);
const catalog = (): Promise<string[]> => connected(target, describeCatalog);

/** A schema of one table, to which a version adds code and changes. */
async function smallSchema(version: Partial<Schema> = {}): Promise<Schema> {
  const { foundation } = await readSchema();
  const tables = [schemaFile('shop/tables.sql', 'create table tree (id int primary key);')];
  return { foundation, constraintFunctions: [], tables, code: [], changes: [], ...version };
}
const VIEW = 'create view trees as select id from tree;\ngrant select on trees to arbora_anon;';
const ADD_HEIGHT = schemaFile('changes/0001_height.sql', 'alter table tree add column height int;');
const WITH_HEIGHT = [schemaFile('shop/tables.sql', 'create table tree (id int primary key, height int);')];

describe('the schema of this version', () => {
  test('instances that start together make it once', async () => {
    const states = await Promise.all([upgradeSchema(target), upgradeSchema(target), upgradeSchema(target)]);
    expect(states.sort()).toEqual(['created', 'current', 'current']);
  });

  test('a database whose code was altered gets the code of the files back when a file changes', async () => {
    const schema = await readSchema();
    await upgradeSchema(target, schema);
    const fresh = await catalog();
    await run(
      target,
      `create view stray as select id from product;
       grant select on app_private.credential to arbora_anon;
       grant update (acl) on user_profile to arbora_customer;
       create policy stray on user_profile using (true);
       drop trigger guard_acl on user_profile;
       create or replace function app.person_id() returns uuid language sql as 'select null::uuid';
       update app_private.schema_file set checksum = 'earlier' where name = 'booking/access.sql'`,
    );
    expect(await catalog()).not.toEqual(fresh);
    await expect(upgradeSchema(target, schema)).resolves.toBe('upgraded');
    expect(await catalog()).toEqual(fresh);
  });

  test('the body of every function fits what it calls', async () => {
    await upgradeSchema(target);
    const sql = await run<{ definition: string }>(
      target,
      `select pg_get_functiondef(p.oid) as definition from pg_proc p
       where p.pronamespace in ('public'::regnamespace, 'app'::regnamespace, 'app_private'::regnamespace)
         and p.prosrc is not null and p.probin is null`,
    );
    expect(sql.length).toBeGreaterThan(200);
    await connected(target, async (client) => {
      for (const { definition } of sql) await client.query(definition);
    });
  });
});

test('a file that fails leaves nothing behind, and is named with the line', async () => {
  const broken = schemaFile('shop/views.sql', 'select 1;\ncreate view trees as select id from nothing;');
  await expect(upgradeSchema(target, await smallSchema({ code: [broken] }))).rejects.toMatchObject({
    constructor: SchemaError,
    message: 'shop/views.sql failed: relation "nothing" does not exist (line 2)',
  });
  expect(await run(target, "select to_regclass('tree') as tree")).toEqual([{ tree: null }]);
});

test('code that is gone from the files is gone from the database', async () => {
  await upgradeSchema(target, await smallSchema({ code: [schemaFile('shop/views.sql', VIEW)] }));
  await expect(upgradeSchema(target, await smallSchema())).resolves.toBe('upgraded');
  expect(await run(target, "select to_regclass('trees') as trees")).toEqual([{ trees: null }]);
});

test('a comment or an indentation changes nothing', async () => {
  const file = (sql: string) => [schemaFile('shop/views.sql', sql)];
  await upgradeSchema(target, await smallSchema({ code: file(VIEW) }));
  const commented = await smallSchema({ code: file(`-- What grows.\n${VIEW.replace('select', '\n  select')}`) });
  await expect(upgradeSchema(target, commented)).resolves.toBe('current');
});

test('a new database and one that went through every change have the same schema', async () => {
  const code = [schemaFile('shop/views.sql', 'create view trees as select * from tree;')];
  await upgradeSchema(target, await smallSchema({ code }));
  await run(target, 'insert into tree values (1)');
  const next = await smallSchema({ code, tables: WITH_HEIGHT, changes: [ADD_HEIGHT] });
  await expect(upgradeSchema(target, next)).resolves.toBe('upgraded');
  expect(await run(target, 'select * from trees')).toEqual([{ id: 1, height: null }]);
  const changed = await catalog();
  await run(testServer().owner, `drop database ${target.database} with (force)`);
  await run(testServer().owner, `create database ${target.database}`);
  await expect(upgradeSchema(target, next)).resolves.toBe('created');
  expect(await catalog()).toEqual(changed);
});

test('tables that differ without a change to lead there are refused with what to do', async () => {
  await upgradeSchema(target, await smallSchema());
  await expect(upgradeSchema(target, await smallSchema({ tables: WITH_HEIGHT }))).rejects.toThrow(
    /^The database was made by an earlier shop\/tables\.sql .* delete the database .*DATA_DIR.*DATABASE_URL$/,
  );
});

test('a change that was altered after it had run is refused', async () => {
  const version = { tables: WITH_HEIGHT, changes: [ADD_HEIGHT] };
  await upgradeSchema(target, await smallSchema(version));
  const altered = schemaFile(ADD_HEIGHT.name, 'select 1;');
  await expect(upgradeSchema(target, await smallSchema({ ...version, changes: [altered] }))).rejects.toThrow(
    'changes/0001_height.sql was changed after it had run; write a new change instead',
  );
});

test('the database of a later version is left as it is', async () => {
  const later = await smallSchema({
    tables: WITH_HEIGHT,
    changes: [ADD_HEIGHT],
    code: [schemaFile('shop/views.sql', VIEW)],
  });
  await upgradeSchema(target, later);
  await expect(upgradeSchema(target, await smallSchema())).resolves.toBe('newer');
  expect(await run(target, 'select * from trees')).toEqual([]);
});

test('a database of the numbered migrations of before is recognised', async () => {
  await run(target, 'create schema app_private; create table app_private.migration (name text)');
  await expect(upgradeSchema(target)).rejects.toThrow(
    /^The database was made by a version before the first release: delete the database .*DATA_DIR/,
  );
});
