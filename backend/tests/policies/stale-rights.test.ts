import { ACL, ROLE, type AuthRole } from '@arbora/domain';
import { escapeIdentifier, escapeLiteral } from 'pg';
import type { Claims } from '../../src/database/database';
import { testDatabase } from '../database';
import type { TestDatabase } from '../database';
import { asClaims, asOwner, openTrials, said, untouched } from './attempt-cells';
import type { Outcome, Trials, Try } from './attempt-cells';
import { givenTo } from './matrix/grammar';
import type { FunctionRights } from './matrix/grammar';
import { MATRIX } from './matrix/index';

/*
 * Staff roles are members of the customer role, so a customer's policy also lets staff reach their own rows, and an
 * access token outlives the right it was issued for. So a column that only staff may write needs its own check. This
 * test finds every such column in the catalog and tries to write it as the owner of a row, wherever customers own one.
 */
const POLICIES = Object.values(MATRIX);
const RELATIONS = new Map(POLICIES.flatMap(({ relations = {} }) => Object.entries(relations)));
const FUNCTIONS = POLICIES.flatMap(({ functions = {} }) => Object.entries(functions)).filter(
  (entry): entry is [string, FunctionRights] => typeof entry[1] !== 'string',
);

interface Column {
  relation: string;
  column: string;
}

let db: TestDatabase;
let trials: Trials;
let columns: Record<'insert' | 'update', Column[]>;
let relations: Record<'select' | 'delete', string[]>;
beforeAll(async () => {
  db = await testDatabase();
  trials = await openTrials(
    db,
    POLICIES.flatMap(({ arrange = [] }) => arrange),
  );
  columns = { insert: await staffColumns('insert'), update: await staffColumns('update') };
  relations = { select: await staffRelations('select'), delete: await staffRelations('delete') };
});
afterAll(async () => {
  await trials.close();
  await db.close();
});

/** Columns that `arbora_admin`, which inherits `arbora_manager`, may write and `arbora_customer` may not. */
async function staffColumns(verb: 'insert' | 'update'): Promise<Column[]> {
  const { rows } = await trials.owner.query<Column>(
    `select relname as relation, attname as column
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'p')
       and has_column_privilege('arbora_admin', pg_class.oid, attnum, $1)
       and not has_column_privilege('arbora_customer', pg_class.oid, attnum, $1)
     order by 1, 2`,
    [verb],
  );
  return rows;
}

/** Relations that staff, but not customers, may select any column of, or delete from. */
async function staffRelations(verb: 'select' | 'delete'): Promise<string[]> {
  const may = (role: string) =>
    verb === 'delete'
      ? `has_table_privilege('${role}', oid, 'delete')`
      : `has_any_column_privilege('${role}', oid, 'select')`;
  const { rows } = await trials.owner.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'p')
       and ${may('arbora_admin')} and not ${may('arbora_customer')}
     order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** The account of the seeded customer whose token has a staff role. */
interface Account {
  acl?: readonly string[];
  blocked?: boolean;
  apps?: readonly string[];
}

async function become({ acl = [], blocked = false, apps = ['arbora'] }: Account): Promise<void> {
  const { sub } = trials.people.customer;
  await trials.owner.query('update user_profile set acl = $2 where id = $1', [sub, acl]);
  await trials.owner.query('update auth_person set is_blocked = $2, allowed_apps = $3 where id = $1', [
    sub,
    blocked,
    apps,
  ]);
}

async function under<T>(role: AuthRole, work: (attempt: Try) => Promise<T>): Promise<T> {
  return asClaims(db, { ...trials.people.customer, role } as Claims, work);
}

const quoted = (name: string) => escapeIdentifier(name);
const table = (name: string) => `public.${quoted(name)}`;

/** Sets the columns to their current values: a check that lets this pass compares values instead of checking rights. */
function updateOf(relation: string, names: readonly string[]): string {
  return `update ${table(relation)} set ${names.map((name) => `${quoted(name)} = ${quoted(name)}`).join(', ')}`;
}

/**
 * The outcome of updating each staff column. Columns of a relation are updated together: the rows that a policy admits
 * are the same for all of them. After an error each is updated alone, as the error may be that of another column.
 */
async function updates(attempt: Try): Promise<[Column, Outcome][]> {
  const found: [Column, Outcome][] = [];
  for (const relation of new Set(columns.update.map((one) => one.relation))) {
    const own = columns.update.filter((one) => one.relation === relation);
    const together = await attempt(
      updateOf(
        relation,
        own.map(({ column }) => column),
      ),
    );
    for (const one of own) {
      found.push([one, 'rows' in together ? together : await attempt(updateOf(relation, [one.column]))]);
    }
  }
  return found;
}

/** An own row of the caller with this column, based on the sample of the matrix. */
async function insertOf({ relation, column }: Column): Promise<string> {
  const sample = RELATIONS.get(relation)?.sample;
  const [[row = '{}'] = []] = sample
    ? await asOwner(trials, 'customer', `select to_json(one) from (${sample}) one`)
    : [];
  const allowed = columns.insert.filter((one) => one.relation === relation).map((one) => one.column);
  const given = Object.keys(JSON.parse(row ?? '{}') as object).filter((name) => allowed.includes(name));
  const names = [...new Set([column, ...given])].map(quoted).join(', ');
  const values = `json_populate_record(null::${table(relation)}, ${escapeLiteral(row ?? '{}')})`;
  return `insert into ${table(relation)} (${names}) select ${names} from ${values}`;
}

/** Number of rows that a statement reached, or its error. */
async function reached(attempt: Try, sql: string): Promise<number | string> {
  const outcome = await attempt(sql);
  return 'rows' in outcome ? outcome.count : said(outcome);
}

/** Number of rows that the customer's own policies let the person update. */
async function ownRows(relation: string): Promise<number> {
  const { rows } = await trials.owner.query<{ column: string }>(
    `select attname as column from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and has_column_privilege('arbora_customer', attrelid, attnum, 'update') limit 1`,
    [table(relation)],
  );
  const [found] = rows;
  if (found === undefined) return 0;
  return Number(await under(ROLE.customer, (attempt) => reached(attempt, updateOf(relation, [found.column]))));
}

/** Staff columns that the person can update under `role`, with the number of rows or the error. */
async function updatedColumns(role: AuthRole): Promise<string[]> {
  return under(role, async (attempt) =>
    (await updates(attempt)).flatMap(([{ relation, column }, outcome]) => {
      const problem = untouched(outcome);
      return problem === null ? [] : [`${relation}.${column}: ${problem}`];
    }),
  );
}

const STALE: readonly (readonly [string, AuthRole, Account])[] = [
  ['an admin who lost the right', ROLE.admin, {}],
  ['a manager who lost the right', ROLE.manager, {}],
  ['a blocked admin', ROLE.admin, { acl: ['admin'], blocked: true }],
  ['an admin who was shut out of the app', ROLE.admin, { acl: ['admin'], apps: [] }],
  ['a blocked manager', ROLE.manager, { acl: ['sales', 'editor', 'jobs'], blocked: true }],
];

describe.each(STALE)('%s, with a token from before', (_who, role, account) => {
  beforeAll(() => become(account));

  test('a stale token updates no column for staff', async () => {
    expect(await updatedColumns(role)).toEqual([]);
  });

  test('a stale token inserts no column for staff', async () => {
    const statements: (Column & { sql: string })[] = [];
    for (const one of columns.insert) statements.push({ ...one, sql: await insertOf(one) });
    const written = await under(role, async (attempt) => {
      const found: string[] = [];
      for (const { relation, column, sql } of statements) {
        const problem = untouched(await attempt(sql));
        if (problem !== null) found.push(`${relation}.${column}: ${problem}`);
      }
      return found;
    });
    expect(written).toEqual([]);
  });

  test('a stale token deletes nothing that is for staff', async () => {
    const gone = await under(role, async (attempt) => {
      const found: string[] = [];
      for (const name of relations.delete) {
        const problem = untouched(await attempt(`delete from ${table(name)}`));
        if (problem !== null) found.push(`${name}: ${problem}`);
      }
      return found;
    });
    expect(gone).toEqual([]);
  });

  test('a stale token reads no row hidden from customers', async () => {
    const counts = (as: AuthRole) =>
      under(as, async (attempt) => {
        const found = new Map<string, number | string>();
        for (const name of RELATIONS.keys()) found.set(name, await reached(attempt, `select from ${table(name)}`));
        return found;
      });
    const [asStaff, asCustomer] = [await counts(role), await counts(ROLE.customer)];
    const more = [...asStaff].filter(([name, rows]) => {
      const allowed = relations.select.includes(name) ? 0 : asCustomer.get(name);
      return rows !== 'refused' && rows !== allowed;
    });
    expect(more).toEqual([]);
  });

  test('a stale token calls no function that refuses staff of another section', async () => {
    const called: string[] = [];
    for (const [name, { args, refused }] of FUNCTIONS) {
      const codes = (['jobs', 'editor', 'sales'] as const).map((caller) => givenTo(caller, refused)).filter(Boolean);
      if (!codes.includes('auth.forbidden')) continue;
      const path = name.includes('.') ? name : `app.${name}`;
      const [values = []] = args === undefined ? [] : await asOwner(trials, 'customer', args);
      const literals = values.map((value) => (value === null ? 'null' : escapeLiteral(value)));
      const outcome = await under(role, (attempt) => attempt(`select ${path}(${literals.join(', ')})`));
      if (said(outcome) !== 'auth.forbidden') called.push(`${path}: ${said(outcome)}`);
    }
    expect(called).toEqual([]);
  });
});

/** Active staff of one section; also with the token of a former admin who kept that section. */
const SECTIONS = ACL.filter((acl) => acl !== 'admin').flatMap((acl) =>
  ([ROLE.manager, ROLE.admin] as const).map((role) => [acl, role] as const),
);

// A right to a section reaches other people's rows. Reaching own rows only means that a customer's policy applied.
test.each(SECTIONS)(
  'staff with %s alone, under %s, update no column for staff in own rows alone',
  async (acl, role) => {
    await become({ acl: [acl] });
    const updated = (await under(role, updates)).filter(([, outcome]) => untouched(outcome) !== null);
    const own = new Map<string, number>();
    for (const [{ relation }] of updated) if (!own.has(relation)) own.set(relation, await ownRows(relation));
    const wrong = updated
      .filter(([{ relation }, outcome]) => !('rows' in outcome && outcome.count > own.get(relation)!))
      .map(
        ([{ relation, column }, outcome]) =>
          `${relation}.${column}: ${said(outcome)}, and the person owns ${own.get(relation)}`,
      );
    expect(wrong).toEqual([]);
  },
  // Each table is written in all of its rows, which fires the triggers.
  60_000,
);

test('the person owns a row of every table that customers may update', async () => {
  await become({});
  const { rows } = await trials.owner.query<{ name: string }>(`
    select distinct relname as name from pg_policy join pg_class on pg_class.oid = polrelid
    where polcmd in ('w', '*') and polpermissive and relnamespace = 'public'::regnamespace
      and exists (
        select from unnest(polroles) role where role = 0 or pg_has_role('arbora_customer', role, 'member')
      )`);
  expect(rows.length).toBeGreaterThan(2);
  const without: string[] = [];
  for (const { name } of rows) if (!((await ownRows(name)) > 0)) without.push(name);
  expect(without).toEqual([]);
});

test('a column granted to staff later is detected', async () => {
  await become({});
  await trials.owner.query('alter table user_profile add column discount integer');
  await trials.owner.query('grant update (discount) on user_profile to arbora_manager');
  columns.update = await staffColumns('update');
  expect(await updatedColumns(ROLE.manager)).toEqual(['user_profile.discount: done to 1 rows']);
});
