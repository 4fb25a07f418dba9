import { ROLE } from '@arbora/domain';
import { readSchema } from '../../src/database/schema/read-schema';
import type { SchemaFile } from '../../src/database/schema/read-schema';
import { testDatabase } from '../database';
import type { TestDatabase } from '../database';
import { openTrials, reached, VERBS, wrongCall, wrongCells } from './attempt-cells';
import type { Trials } from './attempt-cells';
import { CALLER_NAMES, words } from './matrix/grammar';
import type { FunctionRights, RelationRights } from './matrix/grammar';
import { MATRIX } from './matrix/index';

const POLICIES = Object.values(MATRIX);
const RELATIONS = POLICIES.flatMap(({ relations = {} }) => Object.entries(relations));
const FUNCTIONS = POLICIES.flatMap(({ functions = {} }) => Object.entries(functions)).map(
  ([name, rights]): [string, FunctionRights] => [
    name.includes('.') ? name : `app.${name}`,
    typeof rights === 'string' ? { may: rights } : rights,
  ],
);
const HIDDEN = POLICIES.flatMap(({ hidden = '' }) => words(hidden));

let db: TestDatabase;
let trials: Trials;
beforeAll(async () => {
  db = await testDatabase();
  const arrange = POLICIES.flatMap((policy) => policy.arrange ?? []);
  trials = await openTrials(db, arrange);
});
afterAll(async () => {
  await trials.close();
  await db.close();
});

describe.each(RELATIONS)('%s', (name: string, rights: RelationRights) => {
  test.each(CALLER_NAMES.flatMap((caller) => VERBS.map((verb) => [caller, verb] as const)))(
    'every column as %s by %s',
    async (caller, verb) => expect(await wrongCells(trials, name, rights, caller, verb)).toEqual([]),
  );
});

describe.each(FUNCTIONS)('%s', (name: string, rights: FunctionRights) => {
  test.each(CALLER_NAMES)('called by %s', async (caller) => {
    expect(await wrongCall(trials, name, rights, caller)).toBeNull();
  });
});

test.each(HIDDEN)('no caller can access app_private.%s', async (name) => {
  for (const caller of CALLER_NAMES) expect(await reached(trials, name, caller)).toEqual([]);
});

test('no caller can use any object of app_private, including its functions', async () => {
  const open = await db.asOwner(
    "select rolname from pg_roles where rolname = any ($1) and has_schema_privilege(oid, 'app_private', 'usage')",
    [[...Object.values(ROLE), 'authenticator']],
  );
  expect(open).toEqual([]);
});

let files: SchemaFile[];
beforeAll(async () => {
  files = Object.values(await readSchema()).flat() as SchemaFile[];
});

/** The matrix file for an object of the schema; objects of the platform are in accounts. */
function homeOf(name: string): string {
  const makes = new RegExp(`create (or replace )?(table|view|function|sequence) ([a-z_]+\\.)?${name}\\b`);
  const file = files.find(({ sql }) => makes.test(sql));
  const domain = file?.name.split('/')[0] ?? '<domain>';
  return `backend/tests/policies/matrix/${domain === 'platform' ? 'accounts' : domain}.ts`;
}

describe('the matrix has all there is, and nothing else', () => {
  test('the matrix has every table and view of public', () => {
    const found = [...trials.columns.keys()];
    const listed = RELATIONS.map(([name]) => name);
    const problems = found
      .filter((name) => !listed.includes(name))
      .map((name) => `in ${homeOf(name)} add to relations: ${name}: { select: { … } },`);
    const strays = listed.filter((name) => !found.includes(name));
    expect([...problems, ...strays.map((name) => `the database has no public.${name}: take it out`)]).toEqual([]);
  });

  test('the matrix has every function of public and app', async () => {
    const found = await db.asOwner<{ name: string }>(`
      select distinct nspname || '.' || proname as name
      from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
      where nspname in ('public', 'app') and prorettype <> 'trigger'::regtype
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
      order by 1`);
    const listed = FUNCTIONS.map(([name]) => name);
    expect([
      ...found
        .filter(({ name }) => !listed.includes(name))
        .map(({ name }) => {
          const plainName = name.replace(/^\w+\./, '');
          const key = name.startsWith('app.') ? plainName : `'${name}'`;
          return `in ${homeOf(plainName)} add to functions: ${key}: { args: 'select …', may: '…' },`;
        }),
      ...listed
        .filter((name) => !found.some((one) => one.name === name))
        .map((name) => `the database has no ${name}: take it out`),
    ]).toEqual([]);
  });

  test('the matrix has every table, view and sequence of app_private', async () => {
    const found = await db.asOwner<{ name: string }>(`
      select relname as name from pg_class
      where relnamespace = 'app_private'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'S')
        and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'i')
      order by relname`);
    expect([
      ...found
        .filter(({ name }) => !HIDDEN.includes(name))
        .map(({ name }) => `in ${homeOf(name)} add to hidden: ${name}`),
      ...HIDDEN.filter((name) => !found.some((one) => one.name === name)).map(
        (name) => `the database has no app_private.${name}: take it out`,
      ),
    ]).toEqual([]);
  });

  test('the matrix has each object once', () => {
    const names = [...RELATIONS, ...FUNCTIONS].map(([name]) => name).concat(HIDDEN);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
