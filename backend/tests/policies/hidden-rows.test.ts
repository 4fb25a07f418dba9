import { escapeIdentifier } from 'pg';
import { loginConnection } from '../../src/database/connection';
import { testApp, type TestApp } from '../app';
import { startPostgrest, type PostgrestProcess } from '../oracle/postgrest';
import { openTrials } from './attempt-cells';
import type { Trials } from './attempt-cells';
import { IS_WHOLE } from '../samples';
import { CALLERS, CALLER_NAMES } from './matrix/grammar';
import type { Caller } from './matrix/grammar';
import { MATRIX } from './matrix/index';
import { VIEWS_WITHOUT_BARRIER } from './views-without-barrier';

/*
 * A caller's condition must not be evaluated for rows that a view hides, nor for the planner's samples of them: whether
 * it raises an error would reveal that such a row exists. Each text column of each view is queried for a hidden value
 * and for one that does not exist; the responses must be equal.
 */
let site: TestApp;
let trials: Trials;
let postgrest: PostgrestProcess;
let hidden: readonly Hidden[];
beforeAll(async () => {
  site = await testApp();
  trials = await openTrials(
    site.database,
    Object.values(MATRIX).flatMap(({ arrange = [] }) => arrange),
  );
  // A default nickname, derived from the e-mail address, of a person who never wrote anything.
  await trials.owner.query(`
    with person as (insert into auth_person (email) values ('mlcenliva@arbora.example') returning id, email)
    insert into user_profile (id, email, nickname)
    select id, email, split_part(email, '@', 1) || left(id::text, 4) from person`);
  // The planner evaluates conditions on column samples.
  await trials.owner.query('analyze');
  const login = loginConnection(site.database.ownerConnection, 'authenticator');
  postgrest = await startPostgrest(login, site.app.keys.jwks());
  hidden = await hiddenValues();
}, 60_000);
afterAll(async () => {
  await postgrest.stop();
  await trials.close();
  await site.close();
});

interface Hidden {
  view: string;
  column: string;
  caller: Caller;
  /** Prefix of a value in a row hidden from the caller, and one of the same length that no value has. */
  hit: string;
  miss: string;
}

/** One caller of each role and section. */
const ASKING = CALLER_NAMES.filter((name) => name !== 'otherCustomer' && name !== 'blocked');

type Texts = Readonly<Record<string, readonly (string | null)[] | null>>;

/** The values of a view's columns that each caller sees; without callers who may not read the view. */
async function valuesSeen(view: string, columns: readonly string[]): Promise<Map<Caller, Texts>> {
  const values = columns.map(
    (column) => `array_agg(distinct ${escapeIdentifier(column)}) as ${escapeIdentifier(column)}`,
  );
  const select = `select ${values.join()} from public.${escapeIdentifier(view)}`;
  const seen = new Map<Caller, Texts>();
  for (const caller of ASKING) {
    const { sub, email } = trials.people[caller];
    const claims = sub === null || email === null ? null : { sub, email, role: CALLERS[caller].role };
    const [row] = await site.database
      .asRole(claims, async (client) => (await client.query<Texts>(select)).rows)
      .catch(() => []);
    if (row !== undefined) seen.set(caller, row);
  }
  return seen;
}

/** The values in equally named columns of tables. */
async function valuesIn(tables: readonly string[], column: string): Promise<string[]> {
  const own = await Promise.all(
    tables.map(async (table) => {
      const sql = `select distinct ${escapeIdentifier(column)}::text as value from ${table}`;
      return texts(await site.database.asOwner<{ value: string | null }>(sql));
    }),
  );
  return own.flat();
}

function texts(rows: readonly { value: string | null }[]): string[] {
  return rows.flatMap(({ value }) => (value === null ? [] : [value]));
}

/** A prefix without characters that are special in patterns and lists. */
const PLAIN = /^[\p{L}\p{N} .@-]{3,}[a-z0-9]/u;

function hiddenValue(seen: readonly string[], all: readonly string[]): { hit: string; miss: string } | null {
  const startsOne = (values: readonly string[], start: string) =>
    values.some((value) => value.toLowerCase().startsWith(start.toLowerCase()));
  for (const value of all) {
    // Shorter than the value: PostgreSQL ignores the rest of a pattern at the end of the text.
    const hit = PLAIN.exec(value.slice(0, -1))?.[0];
    if (hit === undefined || startsOne(seen, hit)) continue;
    const last = [...'qxjw0123456789'].find((letter) => !startsOne([...seen, ...all], hit.slice(0, -1) + letter));
    if (last !== undefined) return { hit, miss: hit.slice(0, -1) + last };
  }
  return null;
}

async function hiddenValues(): Promise<Hidden[]> {
  const { rows } = await trials.owner.query<{
    view: string;
    column: string;
    sources: string[];
    personal: string | null;
  }>(`
    select relname as view, attname as column, array(
      select distinct format('%I.%I', usage.table_schema, usage.table_name)
      from information_schema.view_column_usage usage
      where usage.view_schema = 'public' and usage.view_name = relname and usage.column_name = attname
    ) as sources,
    (
      select usage.column_name from information_schema.view_column_usage usage
      where usage.view_schema = 'public' and usage.view_name = relname and usage.table_name = 'user_profile'
        and attname = 'person_' || usage.column_name
    ) as personal
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind = 'v' and atttypid = 'text'::regtype
    order by 1, 2`);
  const found: Hidden[] = [];
  // A person in one list of a section may be searched for in its others.
  const people = new Map<string, string[]>();
  const asked = [];
  const columnsOf = new Map<string, string[]>();
  for (const { view, column } of rows) columnsOf.set(view, [...(columnsOf.get(view) ?? []), column]);
  const seenIn = new Map<string, Map<Caller, Texts>>();
  for (const [view, columns] of columnsOf) seenIn.set(view, await valuesSeen(view, columns));
  for (const { view, column, sources, personal } of rows) {
    const seen = new Map<Caller, string[]>();
    for (const [caller, values] of seenIn.get(view) ?? []) {
      seen.set(
        caller,
        (values[column] ?? []).filter((value) => value !== null),
      );
    }
    const all = [...(seen.get('admin') ?? []), ...(await valuesIn(sources, column))];
    if (personal !== null) {
      all.push(
        ...texts(await site.database.asOwner(`select ${escapeIdentifier(personal)} as value from user_profile`)),
      );
      for (const [caller, values] of seen) {
        const key = `${caller} ${column}`;
        people.set(key, [...(people.get(key) ?? []), ...values]);
      }
    }
    asked.push({ view, column, seen, all, personal });
  }
  for (const { view, column, seen, all, personal } of asked) {
    const tried = new Set<string>();
    for (const [caller, values] of seen) {
      const visible = personal === null ? values : people.get(`${caller} ${column}`)!;
      // One of the callers who see the same values stands for them.
      const key = JSON.stringify([CALLERS[caller].role, [...visible].sort()]);
      if (tried.has(key)) continue;
      tried.add(key);
      const hidden = hiddenValue(visible, all);
      if (hidden !== null) found.push({ view, column, caller, ...hidden });
    }
  }
  return found;
}

/** Conditions on a text. A trailing `\` of a pattern is an error only after the preceding text has matched. */
const PROBES: readonly ((column: string, text: string) => string)[] = [
  (column, text) => `${column}=like.${text}*\\`,
  (column, text) => `${column}=ilike.${text}*\\`,
  (column, text) => `${column}=not.like.${text}*\\`,
  (column, text) => `${column}=like(any).{"${text}*\\\\"}`,
  (column, text) => `${column}=ilike(all).{"${text}*\\\\" , "*"}`,
  (column, text) => `or=(${column}.like."${text}*\\\\",${column}.eq.x)`,
  (column, text) => `and=(${column}.like.${text}*,${column}.like."*\\\\")`,
  (column, text) => `${column}=like.${text}*&${column}=match.[`,
  (column, text) => `${column}=like.${text}*&${column}=fts.a b`,
  (column, text) => `${column}=like.${text}*&select=${column}::integer`,
  (column, text) => `${column}=gte.${text}&${column}=lte.${text}\uffff&order=${column}.desc&limit=1`,
];

/** The probes of one hidden value: all, or every third, which differ from those of the next value. */
function probesOf(index: number): readonly (typeof PROBES)[number][] {
  return IS_WHOLE ? PROBES : PROBES.filter((_probe, place) => place % 3 === index % 3);
}

type Front = (path: string, token: string | undefined) => Promise<{ status: number; range: string; body: string }>;

const FRONTS: Readonly<Record<string, Front>> = {
  'the data service': async (path, token) => {
    const answer = await site.call('GET', `/api/rest/${path}`, undefined, {
      token,
      headers: { prefer: 'count=exact' },
    });
    return { status: answer.statusCode, range: String(answer.headers['content-range']), body: answer.body };
  },
  PostgREST: async (path, token) => {
    const answer = await fetch(`${postgrest.origin}/${path}`, {
      headers: { prefer: 'count=exact', ...(token && { authorization: `Bearer ${token}` }) },
    });
    return { status: answer.status, range: String(answer.headers.get('content-range')), body: await answer.text() };
  },
};

/**
 * A comparable form of a response. Rows without an order are sorted, and the requested text, which a refusal may
 * repeat, is masked.
 */
async function comparableAnswer(
  ask: Front,
  { view, column }: Hidden,
  probe: (typeof PROBES)[number],
  text: string,
  token?: string,
) {
  const { status, range, body } = await ask(`${view}?${encodeURI(probe(column, text))}`, token);
  const rows = status < 400 ? (JSON.parse(body) as unknown[]).map((row) => JSON.stringify(row)).sort() : [];
  return JSON.stringify([status, range, body.length, status < 400 ? rows : body.replaceAll(text, '…')]);
}

test.each(Object.keys(FRONTS))(
  '%s answers equally whether a hidden value exists or not',
  async (name) => {
    const ask = FRONTS[name]!;
    const tokens = new Map<Caller, string | undefined>();
    for (const caller of ASKING) {
      const { email, role } = CALLERS[caller];
      tokens.set(caller, email === null ? undefined : await site.tokenFor(email, role));
    }
    // Each view that hides rows from any caller is covered.
    expect(new Set(hidden.map(({ view }) => view)).size).toBeGreaterThan(15);
    const leaks = new Set<string>();
    for (const [index, one] of hidden.entries()) {
      if (name === 'PostgREST' && one.view in VIEWS_WITHOUT_BARRIER) continue;
      const token = tokens.get(one.caller);
      const answers = await Promise.all(
        probesOf(index).map(async (probe) => [
          await comparableAnswer(ask, one, probe, one.hit, token),
          await comparableAnswer(ask, one, probe, one.miss, token),
        ]),
      );
      if (answers.some(([hit, miss]) => hit !== miss)) leaks.add(`${one.view}.${one.column} to ${one.caller}`);
    }
    expect([...leaks].sort()).toEqual([]);
  },
  300_000,
);
