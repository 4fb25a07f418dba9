import { testDatabase } from '../database';
import type { TestDatabase } from '../database';
import { VIEWS_WITHOUT_BARRIER } from './views-without-barrier';

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

test('row security is on for every table of ours', async () => {
  const open = await db.asOwner(`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and not relrowsecurity and relnamespace in ('public'::regnamespace, 'app_private'::regnamespace)
      and oid <> 'app_private.schema_file'::regclass`);
  expect(open).toEqual([]);
});

test('functions that act with the owner’s rights fix where they look names up', async () => {
  const loose = await db.asOwner(`
    select oid::regprocedure::text as name from pg_proc
    where prosecdef and pronamespace in ('public'::regnamespace, 'app'::regnamespace, 'app_private'::regnamespace)
      and not exists (
        select from unnest(proconfig) setting
        where setting in ('search_path=""', 'search_path=pg_catalog, pg_temp')
      )`);
  expect(loose).toEqual([]);
});

test('functions that act with the owner’s rights are nobody’s until they are granted', async () => {
  const granted = await db.asOwner(`
    select oid::regprocedure::text as name from pg_proc
    where prosecdef and proacl is null
      and pronamespace in ('public'::regnamespace, 'app'::regnamespace, 'app_private'::regnamespace)`);
  expect(granted).toEqual([]);
});

test('every foreign key has an index for its side of the join', async () => {
  const bare = await db.asOwner(`
    select conrelid::regclass::text || '.' || attname as name
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace in ('public'::regnamespace, 'app_private'::regnamespace)
      and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`);
  expect(bare).toEqual([]);
});

test('every view is a security barrier, or asks under the caller’s rights', async () => {
  const open = await db.asOwner<{ name: string }>(`
    select relname as name from pg_class
    where relkind = 'v' and relnamespace in ('public'::regnamespace, 'app_private'::regnamespace)
      and not coalesce(reloptions && '{security_barrier=true,security_invoker=true}', false)
    order by relname`);
  expect(open.map(({ name }) => name)).toEqual(Object.keys(VIEWS_WITHOUT_BARRIER));
});
