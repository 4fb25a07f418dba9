import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import type { DatabaseError, QueryArrayConfig, QueryResult } from 'pg';
import type { Claims } from '../../src/database/database';
import type { TestDatabase } from '../database';
import { CALLER_NAMES, callersOf, CALLERS, givenTo, spellOut, words } from './matrix/grammar';
import type { Caller, FunctionRights, Given, RelationRights } from './matrix/grammar';

export const VERBS = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof VERBS)[number];

/** SQLSTATE of a missing privilege or a row refused by a policy; of a read-only view or column. */
const REFUSED = new Set(['42501', '55000', '428C9']);

interface Person {
  sub: string | null;
  email: string | null;
}

/** A database for trying the matrix. */
export interface Trials {
  db: TestDatabase;
  owner: Client;
  people: Readonly<Record<Caller, Person>>;
  /** Columns of the tables and views of `public`. */
  columns: ReadonlyMap<string, readonly string[]>;
  close(): Promise<void>;
}

const COLUMNS = `select relname as name, array_agg(attname::text order by attnum) as columns
  from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f')
  group by relname order by relname`;

/** Connects as the owner, and runs the policies' set-up statements. */
export async function openTrials(db: TestDatabase, arrange: readonly string[]): Promise<Trials> {
  const owner = new Client(db.ownerConnection);
  await owner.connect();
  for (const sql of arrange) await owner.query(sql);
  const people = {} as Record<Caller, Person>;
  for (const caller of CALLER_NAMES) {
    const { email, role } = CALLERS[caller];
    people[caller] = email === null ? { sub: null, email } : { ...(await db.claimsOf(email, role)) };
  }
  const { rows } = await owner.query<{ name: string; columns: string[] }>(COLUMNS);
  const columns = new Map(rows.map((row) => [row.name, row.columns]));
  return { db, owner, people, columns, close: () => owner.end() };
}

/** Result of a statement: its rows as texts, or the error's code (our own if there is one). */
export type Outcome = { rows: string[]; count: number } | { refused: true } | { error: string };
export type Try = (sql: string) => Promise<Outcome>;

/**
 * Tries every column (or the whole row) of a relation as one caller with one verb; returns the deviations from the
 * matrix, one line each.
 */
export async function wrongCells(
  trials: Trials,
  name: string,
  rights: RelationRights,
  caller: Caller,
  verb: Verb,
): Promise<string[]> {
  const columns = trials.columns.get(name) ?? [];
  const given = spellOut(givenTo(caller, rights[verb]), columns);
  const facts = await gather(trials, name, rights, caller, given);
  if (typeof facts === 'string') return [facts];
  return asCaller(trials, caller, async (attempt) => {
    const wrong: string[] = [];
    for (const column of verb === 'delete' ? [null] : columns) {
      const may = given !== null && (column === null || given.columns.has(column));
      const problem = await TRIALS[verb]({ attempt, table: `public.${escapeIdentifier(name)}`, column, facts, may });
      const cell = `${caller} ${verb} ${name}${column === null ? '' : `.${column}`}`;
      if (problem !== null) wrong.push(`${cell}: ${problem}${remedyOf(problem, may)}`);
    }
    return wrong;
  });
}

function remedyOf(problem: string, may: boolean): string {
  if (!may)
    return ' (the matrix gives no such right: revoke the grant in access.sql of its domain, or add it to the matrix)';
  return problem === 'refused' ? ' (the matrix gives this right: grant it in access.sql of its domain)' : '';
}

/** Tries a call as one caller; null if the result matches the matrix. */
export async function wrongCall(
  trials: Trials,
  name: string,
  rights: FunctionRights,
  caller: Caller,
): Promise<string | null> {
  const [args = []] = rights.args === undefined ? [[]] : await asOwner(trials, caller, rights.args);
  const expected = callersOf(rights.may ?? '').includes(caller)
    ? 'succeeds'
    : (givenTo(caller, rights.refused) ?? 'lacks the privilege');
  const literals = args.map((value) => (value === null ? 'null' : escapeLiteral(value)));
  const outcome = await asCaller(trials, caller, (attempt) => attempt(`select ${name}(${literals.join(', ')})`));
  const found = 'rows' in outcome ? 'succeeds' : 'refused' in outcome ? 'lacks the privilege' : outcome.error;
  return found === expected ? null : `${caller} ${name}: ${found}, the matrix says: ${expected}`;
}

/** Tries whether a caller can access an object of `app_private` in any way. */
export async function reached(trials: Trials, name: string, caller: Caller): Promise<string[]> {
  const table = `app_private.${escapeIdentifier(name)}`;
  const statements = [`select from ${table}`, `insert into ${table} default values`, `delete from ${table}`];
  return asCaller(trials, caller, async (attempt) => {
    const open: string[] = [];
    for (const sql of statements) if (!('refused' in (await attempt(sql)))) open.push(`${caller}: ${sql}`);
    return open;
  });
}

/** Data needed to try a relation as a caller, read as the owner. */
interface Facts {
  key: string;
  /** Keys of the rows that the caller may reach. */
  reachable: string[];
  /** Those of them that an update tries, and the condition that selects them. */
  updated: string[];
  updates: string;
  /** Condition on the rows that the caller may not reach. */
  beyond: string;
  /** The row to insert as JSON, and one of another person if only own ones may be inserted. */
  sample: string;
  foreign: string | null;
  /** Columns required by an insert. */
  required: string[];
  /** Whether the rows that the verb reaches have been checked. */
  areRowsChecked: boolean;
}

async function gather(
  trials: Trials,
  name: string,
  rights: RelationRights,
  caller: Caller,
  given: Given | null,
): Promise<Facts | string> {
  const key = words(rights.key ?? 'id')
    .map(escapeIdentifier)
    .join(', ');
  const keysOf = (set: string): string => {
    const sql = rights.sets?.[set] ?? (set === 'all' ? 'true' : undefined);
    if (sql === undefined) throw new Error(`the matrix has no set ${set} of ${name}`);
    return /^\s*(select|with)\b/i.test(sql) ? sql : `select ${key} from ${name} where ${sql}`;
  };
  const facts: Facts = {
    key, reachable: [], updated: [], updates: 'true', beyond: 'true', sample: '{}', foreign: null, required: [], areRowsChecked: false,
  }; // oxfmt-ignore
  if (given === null) return facts;
  const rows = async (sql: string) => (await asOwner(trials, caller, sql)).map((row) => JSON.stringify(row)).sort();
  const reachable = keysOf(given.rows);
  facts.reachable = await rows(`select ${key} from (${reachable}) reachable`);
  facts.updates = spell(rights.updates ?? 'true', trials.people[caller]);
  facts.beyond = `(${key}) not in (${spell(reachable, trials.people[caller])})`;
  facts.updated =
    rights.updates === undefined
      ? facts.reachable
      : await rows(`select ${key} from ${name} where (${key}) in (${reachable}) and (${rights.updates})`);
  if (rights.insert !== undefined && givenTo(caller, rights.insert) !== undefined) {
    if (rights.sample === undefined) return `${name} has no sample to insert: add \`sample: "select …"\` to its entry`;
    facts.sample = await rowAsOwner(trials, caller, rights.sample);
    const other = caller === 'customer' ? 'otherCustomer' : 'customer';
    if (given.rows !== 'all') facts.foreign = await rowAsOwner(trials, other, rights.sample);
    const found = await asOwner(trials, caller, REQUIRED.replace('$table', escapeLiteral(`public.${name}`)));
    facts.required = [...found.map(([column]) => String(column)), ...words(rights.needs ?? '')];
  }
  return facts;
}

const REQUIRED = `select attname from pg_attribute
  where attrelid = $table::regclass and attnum > 0 and not attisdropped and attnotnull and not atthasdef
    and attidentity = '' order by attnum`;

interface Trial {
  attempt: Try;
  table: string;
  column: string | null;
  facts: Facts;
  may: boolean;
}

const TRIALS: Readonly<Record<Verb, (trial: Trial) => Promise<string | null>>> = {
  async select({ attempt, table, column, facts, may }) {
    const outcome = await attempt(`select count(*) from (select ${quoted(column)} from ${table} offset 0) seen`);
    const count = 'rows' in outcome ? Number((JSON.parse(outcome.rows[0] ?? '[]') as string[])[0]) : null;
    if (!may) return count === 0 ? null : untouched(outcome);
    if (facts.reachable.length === 0) return NOTHING_TO_TRY;
    if (count === null) return said(outcome);
    if (count !== facts.reachable.length) return `${count} rows, not ${facts.reachable.length}`;
    // Identified by the key if the caller may read it; checked once, since the rows are the same for each column.
    if (facts.areRowsChecked) return null;
    facts.areRowsChecked = true;
    const keys = await attempt(`select ${facts.key} from ${table}`);
    return 'rows' in keys && !same(keys.rows, facts.reachable) ? 'other rows than the matrix says' : null;
  },
  async insert({ attempt, table, column, facts, may }) {
    const columns = [...new Set([...facts.required, String(column)])].map(quoted).join(', ');
    const insert = (row: string) => {
      const values = `json_populate_record(null::${table}, ${escapeLiteral(row)})`;
      return attempt(`insert into ${table} (${columns}) select ${columns} from ${values}`);
    };
    const outcome = await insert(facts.sample);
    if (!may) return 'refused' in outcome ? null : said(outcome);
    if (!('rows' in outcome) || outcome.count !== 1) return said(outcome);
    if (facts.foreign === null) return null;
    const foreign = await insert(facts.foreign);
    return 'refused' in foreign ? null : `of another person: ${said(foreign)}`;
  },
  async update({ attempt, table, column, facts, may }) {
    const name = quoted(column);
    if (!may) return untouched(await attempt(`update ${table} set ${name} = default`));
    const [first] = facts.updated;
    if (first === undefined) return NOTHING_TO_TRY;
    // One column is tried on all rows, the others on a single row.
    const where = facts.areRowsChecked ? `(${facts.key}) = (${literalsOf(first)})` : facts.updates;
    const expected = facts.areRowsChecked ? [first] : facts.updated;
    facts.areRowsChecked = true;
    const outcome = await attempt(`update ${table} set ${name} = ${name} where ${where} returning ${facts.key}`);
    if (!('rows' in outcome)) return said(outcome);
    return same(outcome.rows, expected) ? null : `${outcome.count} rows, not those ${expected.length}`;
  },
  async delete({ attempt, table, facts, may }) {
    if (!may) return untouched(await attempt(`delete from ${table}`));
    const beyond = untouched(await attempt(`delete from ${table} where ${facts.beyond}`));
    if (beyond !== null) return `of other rows: ${beyond}`;
    // Some rows may be referenced by others; one must be deletable.
    let last = NOTHING_TO_TRY;
    for (const row of facts.reachable) {
      const outcome = await attempt(`delete from ${table} where (${facts.key}) = (${literalsOf(row)})`);
      if ('rows' in outcome && outcome.count === 1) return null;
      last = said(outcome);
    }
    return last;
  },
};

const NOTHING_TO_TRY = 'there is no row to try it on: add one to `arrange`';

function literalsOf(row: string): string {
  return (JSON.parse(row) as string[]).map((value) => escapeLiteral(value)).join(', ');
}

/** Null if a statement was refused or matched no row. */
export function untouched(outcome: Outcome): string | null {
  return 'refused' in outcome || ('rows' in outcome && outcome.count === 0) ? null : said(outcome);
}

export function said(outcome: Outcome): string {
  if ('refused' in outcome) return 'refused';
  return 'rows' in outcome ? `done to ${outcome.count} rows` : outcome.error;
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && [...one].sort().every((value, index) => value === other[index]);
}

function quoted(column: string | null): string {
  return column === null ? '' : escapeIdentifier(column);
}

/** A query whose values are returned as the texts that the database sends. */
function asTexts(text: string): QueryArrayConfig {
  return { text, rowMode: 'array', types: { getTypeParser: () => (value: string) => value } as never };
}

const UNDONE = new Error('undone on purpose');

async function asCaller<T>({ db, people }: Trials, caller: Caller, work: (attempt: Try) => Promise<T>): Promise<T> {
  const { sub, email } = people[caller];
  return asClaims(db, sub === null || email === null ? null : { sub, email, role: CALLERS[caller].role }, work);
}

/** Runs `work` with a token in one transaction that is rolled back; each attempt starts from the same state. */
export async function asClaims<T>(
  db: TestDatabase,
  claims: Claims | null,
  work: (attempt: Try) => Promise<T>,
): Promise<T> {
  let result: { value: T } | undefined;
  const undone = db.asRole(claims, async (client) => {
    await client.query('savepoint cell');
    const value = await work(async (sql) => {
      try {
        const results: unknown = await client.query(asTexts(`rollback to savepoint cell; ${sql}`));
        const rows = (results as QueryResult<unknown[]>[])[1];
        return { rows: (rows?.rows ?? []).map((row) => JSON.stringify(row)), count: rows?.rowCount ?? 0 };
      } catch (error) {
        const { code = '', message } = error as DatabaseError;
        if (REFUSED.has(code)) return { refused: true };
        return { error: code === 'P0001' ? message : `${code} ${message}` };
      }
    });
    result = { value };
    throw UNDONE;
  });
  await undone.catch((error: unknown) => {
    if (error !== UNDONE) throw error;
  });
  if (result === undefined) throw new Error('nothing was tried');
  return result.value;
}

/** Rows of a query of the matrix, bypassing row security, with the caller's id and address substituted. */
export async function asOwner({ owner, people }: Trials, caller: Caller, sql: string): Promise<(string | null)[][]> {
  const { rows } = await owner.query<(string | null)[]>(asTexts(spell(sql, people[caller])));
  return rows;
}

async function rowAsOwner(trials: Trials, caller: Caller, sql: string): Promise<string> {
  const [[row] = []] = await asOwner(trials, caller, `select to_json(one) from (${sql}) one`);
  if (row == null) throw new Error(`no row to insert comes of: ${sql}`);
  return row;
}

/** Substitutes the caller's id and address in a statement of the matrix. */
function spell(sql: string, { sub, email }: Person): string {
  const literal = (value: string | null, type: string) => `${value === null ? 'null' : escapeLiteral(value)}::${type}`;
  return sql.replaceAll('$person', literal(sub, 'uuid')).replaceAll('$email', literal(email, 'text'));
}
