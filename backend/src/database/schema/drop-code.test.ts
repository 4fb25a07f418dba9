import { schemaTarget } from '../../../tests/schema/schema-target';
import { smallSchema, VIEW } from '../../../tests/schema/small-schema';
import { schemaFile } from './read-schema';
import { upgradeSchema } from './upgrade-schema';

const { target, run, catalog } = schemaTarget();

const SHADE = `create function app.shade(int) returns int language sql immutable as 'select $1';`;
const first = () => smallSchema({ code: [schemaFile('shop/trees.sql', SHADE), schemaFile('shop/views.sql', VIEW)] });
const next = () => smallSchema({ code: [schemaFile('shop/views.sql', VIEW)] });

test.each([
  ['view reports.orders', 'create view reports.orders as select * from trees'],
  ['materialized view reports.orders', 'create materialized view reports.orders as select * from trees'],
  ['materialized view public.orders', 'create materialized view orders as select * from trees'],
  ['view reports.shades', 'create view reports.shades as select app.shade(1) as shade'],
  [
    'function reports.tallest()',
    `create function reports.tallest() returns trees language sql as 'select null::trees'`,
  ],
  ['table reports.notes', 'create table reports.notes (tree trees)'],
  [
    'policy own on reports.notes',
    'create table reports.notes (); create policy own on reports.notes using (app.shade(1) > 0)',
  ],
  ['aggregate public.shades(integer)', 'create aggregate shades(int) (sfunc = darker, stype = int)'],
])('an operator’s %s stops an upgrade, which names it', async (name, sql) => {
  await upgradeSchema(target(), await first());
  await run(`create schema reports; create function darker(int, int) returns int language sql as 'select $1'; ${sql}`);
  const before = await catalog();
  await expect(upgradeSchema(target(), await next())).rejects.toThrow(
    `Objects of your own depend on objects that this version replaces: ${name}. Save`,
  );
  expect(await catalog()).toEqual(before);
});

test('an operator’s objects that depend on tables only, and an aggregate, survive an upgrade', async () => {
  await upgradeSchema(target(), await first());
  await run(
    `create schema reports;
     create view reports.orders as select * from tree;
     create table reports.shade (depth int check (app.shade(depth) > 0));
     create aggregate total(int) (sfunc = int4pl, stype = int)`,
  );
  await expect(upgradeSchema(target(), await next())).resolves.toBe('upgraded');
  expect(await run('select total(id) from reports.orders')).toEqual([{ total: null }]);
});

test('rights on objects of an extension survive an upgrade', async () => {
  await upgradeSchema(target(), await first());
  await run('create extension intarray schema public; grant execute on function icount(int[]) to arbora_anon');
  await upgradeSchema(target(), await next());
  expect(await run(`select has_function_privilege('arbora_anon', 'icount(int[])', 'execute') as may`)).toEqual([
    { may: true },
  ]);
});
