import { testDatabase, type TestDatabase } from '../database';

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

/** Definition of a column, with its name replaced in its constraints, and the rights on it. */
interface Column {
  schema: string;
  relation: string;
  kind: 'r' | 'v';
  name: string;
  type: string;
  isRequired: boolean;
  checks: string[];
  grants: string[];
}

/** Czech texts with another column name than `x`, with the reason. */
const CZECH: Readonly<Record<string, string>> = {
  name_cs: 'the `name` of a plant is Latin',
};

async function columns(): Promise<Column[]> {
  return db.asOwner<Column>(`
    select
      c.relnamespace::regnamespace::text as schema, c.relname as relation, c.relkind as kind, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as "isRequired",
      array(
        select regexp_replace(pg_get_constraintdef(k.oid), '\\m' || a.attname || '\\M', 'x', 'g')
        from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey) order by 1
      ) as checks,
      array(
        select r.rolname || ' ' || act
        from pg_roles r, unnest('{select,insert,update}'::text[]) act
        where r.rolname like 'arbora%' and has_column_privilege(r.oid, c.oid, a.attnum, act) order by 1
      ) as grants
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace in ('public'::regnamespace, 'app_private'::regnamespace) and c.relkind in ('r', 'v')
      and a.attnum > 0 and not a.attisdropped`);
}

const base = (name: string) => name.slice(0, -'_en'.length);

test('every English text column has a Polish counterpart with the same rules and rights', async () => {
  const all = await columns();
  const english = all.filter(({ name }) => name.endsWith('_en'));
  expect(english.length).toBeGreaterThan(30);
  for (const { name, ...rules } of english) {
    const polish = all.find((one) => one.relation === rules.relation && one.name === `${base(name)}_pl`);
    expect([rules.relation, name, polish]).toEqual([rules.relation, name, { name: `${base(name)}_pl`, ...rules }]);
  }
});

test('the Czech text column has the name of the specification', async () => {
  const all = await columns();
  const czech = all.filter(({ name }) => name.endsWith('_cs')).map(({ name }) => name);
  expect([...new Set(czech)]).toEqual(Object.keys(CZECH));
  for (const { relation, name } of all.filter((one) => one.name.endsWith('_en'))) {
    const names = all.filter((one) => one.relation === relation).map((one) => one.name);
    expect([relation, names]).toEqual([relation, expect.arrayContaining([base(name)])]);
  }
});

test('texts that staff edit are recorded in the history in every language', async () => {
  const kept = await db.asOwner<{ relation: string; columns: string[] }>(
    'select table_name as relation, kept as columns from app_private.kept_table',
  );
  for (const { relation, columns: names } of kept) {
    const english = names.filter((name) => name.endsWith('_en'));
    expect([relation, names]).toEqual([relation, expect.arrayContaining(english.map((name) => `${base(name)}_pl`))]);
  }
});

test('the demo data has Polish texts wherever it has English ones', async () => {
  const all = (await columns()).filter(({ name, kind }) => name.endsWith('_en') && kind === 'r');
  for (const { schema, relation, name } of all) {
    const [found] = await db.asOwner<{ missing: number }>(
      `select count(*) filter (where ${name} <> '' and coalesce(${base(name)}_pl, '') = '')::int as missing from ${schema}.${relation}`,
    );
    expect([relation, name, found?.missing]).toEqual([relation, name, 0]);
  }
});
