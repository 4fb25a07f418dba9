import { testDatabase } from '../database';
import type { TestDatabase } from '../database';
import { VIEWS_WITHOUT_BARRIER } from './views-without-barrier';

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

test('row security is enabled on every table', async () => {
  const open = await db.asOwner(`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and not relrowsecurity and relnamespace in ('public'::regnamespace, 'app_private'::regnamespace)
      and oid <> 'app_private.schema_file'::regclass`);
  expect(open).toEqual([]);
});

test('every definer function pins its search_path', async () => {
  const loose = await db.asOwner(`
    select oid::regprocedure::text as name from pg_proc
    where prosecdef and pronamespace in ('public'::regnamespace, 'app'::regnamespace, 'app_private'::regnamespace)
      and not exists (
        select from unnest(proconfig) setting
        where setting in ('search_path=""', 'search_path=pg_catalog, pg_temp')
      )`);
  expect(loose).toEqual([]);
});

test('no definer function is executable by default', async () => {
  const granted = await db.asOwner(`
    select oid::regprocedure::text as name from pg_proc
    where prosecdef and proacl is null
      and pronamespace in ('public'::regnamespace, 'app'::regnamespace, 'app_private'::regnamespace)`);
  expect(granted).toEqual([]);
});

test('every foreign key has an index', async () => {
  const unindexed = await db.asOwner(`
    select conrelid::regclass::text || '.' || attname as name
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace in ('public'::regnamespace, 'app_private'::regnamespace)
      and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`);
  expect(unindexed).toEqual([]);
});

/** Owners of views that need no barrier: row security of the tables applies to them, and the planner respects it. */
const LIST_OWNERS = "rolname like 'arbora\\_%\\_lists'";

test('every view is a security barrier, a security invoker, or owned by a role under row security', async () => {
  const open = await db.asOwner<{ name: string }>(`
    select relname as name from pg_class join pg_roles on pg_roles.oid = relowner
    where relkind = 'v' and relnamespace = any ('{public,app,app_private}'::regnamespace[])
      and not coalesce(reloptions && '{security_barrier=true,security_invoker=true}', false) and not ${LIST_OWNERS}
    order by relname`);
  expect(open.map(({ name }) => name)).toEqual(Object.keys(VIEWS_WITHOUT_BARRIER));
});

test('owners of lists are subject to row security, cannot write, and cannot log in', async () => {
  const owners = await db.asOwner<{ name: string }>(`select rolname as name from pg_roles where ${LIST_OWNERS}`);
  expect(owners).toHaveLength(5);
  const free = await db.asOwner(`
    select rolname as name from pg_roles where ${LIST_OWNERS} and (rolsuper or rolbypassrls or rolcanlogin)
    union all
    select rolname from pg_roles join pg_class on relowner = pg_roles.oid where ${LIST_OWNERS} and relkind <> 'v'
    union all
    select rolname from pg_roles join pg_auth_members on roleid = pg_roles.oid
    where ${LIST_OWNERS} and member::regrole::text like any ('{arbora\\_%,authenticator}')
    union all
    select rolname from pg_roles join pg_policy on pg_roles.oid = any (polroles)
    where ${LIST_OWNERS} and pg_get_expr(polqual, polrelid) = 'true'
    union all
    select rolname from pg_roles cross join pg_class c
    where ${LIST_OWNERS} and relkind = 'r' and relnamespace = any ('{public,app_private}'::regnamespace[])
      and has_table_privilege(rolname, c.oid, 'insert, update, delete, truncate')`);
  expect(free).toEqual([]);
});
