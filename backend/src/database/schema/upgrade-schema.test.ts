import { connected, schemaTarget } from '../../../tests/schema/schema-target';
import { ADD_HEIGHT, smallSchema, VIEW, WITH_HEIGHT } from '../../../tests/schema/small-schema';
import { until } from '../../../tests/until';
import { readSchema, schemaFile } from './read-schema';
import type { Schema, SchemaFile } from './read-schema';
import { SchemaError } from './schema-error';
import { upgradeSchema } from './upgrade-schema';

const { target, run, catalog, renew } = schemaTarget();

const VAT_OF_EVENTS = /  -- Rate of VAT within[^\n]+\n  vat_category [^\n]+\n/;
/** The table, and its policies. */
const BANK_API = /\n-- The bank's API[^]*?(?:values\s+\(true\)|is true\));\n/;

describe('the schema of this version', () => {
  test('instances that start together create it once', async () => {
    const states = await Promise.all([upgradeSchema(target()), upgradeSchema(target()), upgradeSchema(target())]);
    expect(states.sort()).toEqual(['created', 'current', 'current']);
  });

  test('altered code in the database is replaced by that of the files when a file changes', async () => {
    const schema = await readSchema();
    await upgradeSchema(target(), schema);
    const fresh = await catalog();
    await run(
      `create view stray as select id from product;
       grant select on app_private.credential to arbora_anon;
       grant update (acl) on user_profile to arbora_customer;
       create policy stray on user_profile using (true);
       drop trigger guard_acl on user_profile;
       create or replace function app.person_id() returns uuid language sql as 'select null::uuid';
       update app_private.schema_file set checksum = 'earlier' where name = 'booking/access.sql'`,
    );
    expect(await catalog()).not.toEqual(fresh);
    await expect(upgradeSchema(target(), schema)).resolves.toBe('upgraded');
    expect(await catalog()).toEqual(fresh);
  });

  test('a database from before the details of the seller gets their row, quotes without VAT, tax documents, open items and the bank’s API', async () => {
    const schema = await readSchema();
    await upgradeSchema(target(), schema);
    const fresh = await catalog();
    await renew();
    const earlier = ({ name, sql }: SchemaFile) =>
      schemaFile(
        name,
        sql
          .replace("  ('arbora-set-seller'),\n", '')
          .replace(VAT_OF_EVENTS, '')
          .replace(BANK_API, '')
          .replaceAll(", 'not_payer'))", '))'),
      );
    const isEarlier = ({ name }: SchemaFile) => !/^(documents|refunds)\//.test(name);
    const tables = schema.tables.filter(isEarlier).map(earlier);
    await upgradeSchema(target(), { ...schema, tables, code: schema.code.filter(isEarlier).map(earlier), changes: [] });
    expect(await catalog()).not.toEqual(fresh);
    const sellerRows = () => run("select value from kejval where item = 'arbora-set-seller'");
    expect(await sellerRows()).toEqual([]);
    await expect(upgradeSchema(target(), schema)).resolves.toBe('upgraded');
    expect(await sellerRows()).toEqual([{ value: {} }]);
    expect(await catalog()).toEqual(fresh);
    await expect(upgradeSchema(target(), schema)).resolves.toBe('current');
  });

  test('the body of every function matches the objects that it uses', async () => {
    await upgradeSchema(target());
    const sql = await run<{ definition: string }>(
      `select pg_get_functiondef(p.oid) as definition from pg_proc p
       where p.pronamespace in ('public'::regnamespace, 'app'::regnamespace, 'app_private'::regnamespace)
         and p.prosrc is not null and p.probin is null`,
    );
    expect(sql.length).toBeGreaterThan(200);
    await connected(target(), async (client) => {
      for (const { definition } of sql) await client.query(definition);
    });
  });
});

test('a failing file leaves no trace and is named with the line', async () => {
  const broken = schemaFile('shop/views.sql', 'select 1;\ncreate view trees as select id from nothing;');
  await expect(upgradeSchema(target(), await smallSchema({ code: [broken] }))).rejects.toMatchObject({
    constructor: SchemaError,
    message: 'shop/views.sql failed: relation "nothing" does not exist (line 2)',
  });
  expect(await run("select to_regclass('tree') as tree")).toEqual([{ tree: null }]);
});

test('code removed from the files is removed from the database', async () => {
  await upgradeSchema(target(), await smallSchema({ code: [schemaFile('shop/views.sql', VIEW)] }));
  await expect(upgradeSchema(target(), await smallSchema())).resolves.toBe('upgraded');
  expect(await run("select to_regclass('trees') as trees")).toEqual([{ trees: null }]);
});

test('a comment or formatting does not trigger an upgrade', async () => {
  const file = (sql: string) => [schemaFile('shop/views.sql', sql)];
  await upgradeSchema(target(), await smallSchema({ code: file(VIEW) }));
  const commented = await smallSchema({ code: file(`-- What grows.\n${VIEW.replace('select', '\n  select')}`) });
  await expect(upgradeSchema(target(), commented)).resolves.toBe('current');
});

test('a new database and one upgraded through every change have the same schema', async () => {
  const code = [schemaFile('shop/views.sql', 'create view trees as select * from tree;')];
  await upgradeSchema(target(), await smallSchema({ code }));
  await run('insert into tree values (1)');
  const next = await smallSchema({ code, tables: WITH_HEIGHT, changes: [ADD_HEIGHT] });
  await expect(upgradeSchema(target(), next)).resolves.toBe('upgraded');
  expect(await run('select * from trees')).toEqual([{ id: 1, height: null }]);
  const changed = await catalog();
  await renew();
  await expect(upgradeSchema(target(), next)).resolves.toBe('created');
  expect(await catalog()).toEqual(changed);
});

test('changed tables without a change script are refused with a remedy', async () => {
  await upgradeSchema(target(), await smallSchema());
  await expect(upgradeSchema(target(), await smallSchema({ tables: WITH_HEIGHT }))).rejects.toThrow(
    /^The database was made by an earlier shop\/tables\.sql .* delete the database .*DATA_DIR.*DATABASE_URL$/,
  );
});

test('a change script altered after it ran is refused', async () => {
  const version = { tables: WITH_HEIGHT, changes: [ADD_HEIGHT] };
  await upgradeSchema(target(), await smallSchema(version));
  const altered = schemaFile(ADD_HEIGHT.name, 'select 1;');
  await expect(upgradeSchema(target(), await smallSchema({ ...version, changes: [altered] }))).rejects.toThrow(
    'changes/0001_height.sql was changed after it had run; write a new change instead',
  );
});

test('the database of a newer version is left unchanged', async () => {
  const newer = await smallSchema({
    tables: WITH_HEIGHT,
    changes: [ADD_HEIGHT],
    code: [schemaFile('shop/views.sql', VIEW)],
  });
  await upgradeSchema(target(), newer);
  await expect(upgradeSchema(target(), await smallSchema())).resolves.toBe('newer');
  expect(await run('select * from trees')).toEqual([]);
});

describe('packages with consecutive releases', () => {
  const madeAt = (release: string | null, sql: string) => ({ release, code: [schemaFile('shop/views.sql', sql)] });
  const EARLIER = madeAt('2026-11-02T09:00:00.000Z', VIEW.replace('id', 'id as number'));
  const LATER = madeAt('2026-11-20T09:00:00.000Z', VIEW);
  const upgrade = async (version: Partial<Schema>) => upgradeSchema(target(), await smallSchema(version));

  test('a restarted instance of the earlier package keeps the code of the later one', async () => {
    await upgrade(EARLIER);
    await expect(upgrade(LATER)).resolves.toBe('upgraded');
    await expect(upgrade(EARLIER)).resolves.toBe('newer');
    expect(await run('select id from trees')).toEqual([]);
  });

  test('the later release is recorded even if its code is the same', async () => {
    await upgrade(madeAt('2026-11-01T09:00:00.000Z', VIEW));
    await expect(upgrade(LATER)).resolves.toBe('current');
    await expect(upgrade(EARLIER)).resolves.toBe('newer');
  });

  test('a workspace has no order', async () => {
    await upgrade(LATER);
    await expect(upgrade({ ...EARLIER, release: null })).resolves.toBe('upgraded');
    await expect(upgrade(EARLIER)).resolves.toBe('current');
  });

  test('a database without a recorded release gets one', async () => {
    await upgrade({ ...EARLIER, release: null });
    await run('alter table app_private.schema_file drop column release');
    await expect(upgrade(LATER)).resolves.toBe('upgraded');
    await expect(upgrade(EARLIER)).resolves.toBe('newer');
  });
});

describe('a deadlock', () => {
  test('a deadlock in a file is retried', async () => {
    await run('create schema attempt; create sequence attempt.number');
    const sql = `do $$ begin if nextval('attempt.number') < 3 then raise 'crossed' using errcode = '40P01'; end if; end $$`;
    const code = [schemaFile('shop/views.sql', sql)];
    await expect(upgradeSchema(target(), await smallSchema({ code }))).resolves.toBe('created');
  });

  test('a deadlock while code is dropped is retried', async () => {
    const policies = ['tree', 'twig'].map((name) => `create policy stray on ${name} using (true);`).join('\n');
    const tables = [schemaFile('shop/tables.sql', 'create table tree (id int); create table twig (id int);')];
    await upgradeSchema(target(), await smallSchema({ tables, code: [schemaFile('shop/access.sql', policies)] }));
    const [first, second] = await run<{ name: string }>('select polrelid::regclass as name from pg_policy');
    await connected(target(), async (other) => {
      await other.query(`begin; select from ${second?.name}`);
      const upgraded = upgradeSchema(target(), await smallSchema({ tables }));
      const waits = async () => (await run('select from pg_locks where not granted')).length > 0;
      await until(waits);
      // The session that waited longest detects the deadlock, so this waits until the upgrade has been rolled back.
      await other.query(`select from ${first?.name}; commit`);
      await expect(upgraded).resolves.toBe('upgraded');
    });
  });
});

test('a database of the former numbered migrations is recognised', async () => {
  await run('create schema app_private; create table app_private.migration (name text)');
  await expect(upgradeSchema(target())).rejects.toThrow(
    /^The database was made by a version before the first release: delete the database .*DATA_DIR/,
  );
});
