import { ROLE, type AuthRole } from '@arbora/domain';

/** Columns that triggers keep of every row that staff edit. */
export const STAMP = 'version updated_at';

/** Who tries: a seeded person under a role, or nobody. */
export const CALLERS = {
  anonymous: { email: null, role: ROLE.anon },
  registration: { email: 'waiting@arbora.example', role: ROLE.registration },
  customer: { email: 'customer@arbora.example', role: ROLE.customer },
  otherCustomer: { email: 'customer.sk@arbora.example', role: ROLE.customer },
  /** A customer who was blocked while the token at hand still lasts: reads what customers read, and changes nothing. */
  blocked: { email: 'blocked@arbora.example', role: ROLE.customer },
  /** Holds the auth role `arbora_jobs` and nothing else. */
  jobsRole: { email: 'jobs@arbora.example', role: ROLE.jobs },
  /** Staff, by their `acl`. */
  jobs: { email: 'jobs@arbora.example', role: ROLE.manager },
  editor: { email: 'editor@arbora.example', role: ROLE.manager },
  sales: { email: 'sales@arbora.example', role: ROLE.manager },
  admin: { email: 'admin@arbora.example', role: ROLE.admin },
} as const satisfies Record<string, { email: string | null; role: AuthRole }>;
export type Caller = keyof typeof CALLERS;
export const CALLER_NAMES = Object.keys(CALLERS) as Caller[];

const GROUPS: Readonly<Record<string, readonly Caller[]>> = {
  everyone: CALLER_NAMES,
  /** Who comes without any account of staff or customer. */
  strangers: ['anonymous', 'registration', 'jobsRole'],
  customers: ['customer', 'otherCustomer'],
  staff: ['jobs', 'editor', 'sales', 'admin'],
  /** Whoever has the customer role or one above it. */
  people: ['customer', 'otherCustomer', 'jobs', 'editor', 'sales', 'admin'],
};

/** Names of callers and groups, separated by spaces: `'customers sales'`. */
export type Who = string;

/** Names of columns separated by spaces; `*` is every column, `* -a -b` every one but these. */
export type Columns = string;

/**
 * A condition on the rows of the table, or a whole `select` of their keys (a view's rows are told by its tables).
 * `$person`, `$email` stand for the caller's id and address.
 */
export type Sql = string;

/** The name of one of the relation's sets of rows (all their columns), or that with some columns. */
export type Right = string | { rows?: string; columns?: Columns };
export type Rights = Readonly<Record<Who, Right>>;

/** What callers may do with one table or view. What is not said is not allowed. */
export interface RelationRights {
  /** Every column. */
  columns: Columns;
  /** Columns that tell rows apart; `id` by default. */
  key?: Columns;
  /** Named sets of rows; `all` is there anyway (for a view as far as it is given here). */
  sets?: Readonly<Record<string, Sql>>;
  select?: Rights;
  insert?: Rights;
  update?: Rights;
  delete?: Rights;
  /** A `select` of one row that may be inserted, by column; run as the owner. */
  sample?: Sql;
  /** Columns without which an insert into a view makes no sense; those of a table are found. */
  needs?: Columns;
  /** Condition on the rows that an update tries, where a rule keeps some of them as they are. */
  updates?: Sql;
}

/** The same as a file of the matrix says it. */
export interface StatedRights extends Omit<RelationRights, 'columns'> {
  /** Every column, of a table or view that no data service declares. */
  columns?: Columns;
  /** The columns that there are beside those that a data service declares. */
  undeclared?: Columns;
}

/** What callers may do with one function. */
export interface FunctionRights {
  /** Whose call succeeds. */
  may?: Who;
  /** Whose call is refused by a rule of the function itself, with which code. All others lack the privilege. */
  refused?: Readonly<Record<Who, string>>;
  /** A `select` of the arguments in their order, as one row; run as the owner. Without it there are none. */
  args?: Sql;
}

/** The policy of one domain. */
export interface Policy {
  /** Statements run as the owner before anything is tried, so that every set has rows and none has all of them. */
  arrange?: readonly Sql[];
  /** Tables and views of `public`. */
  relations?: Readonly<Record<string, StatedRights>>;
  /** Functions of `public` and `app`, with their schema unless that is `app`. A text stands for `{ may }`. */
  functions?: Readonly<Record<string, FunctionRights | Who>>;
  /** Tables and views of `app_private`, which no caller may touch, separated by spaces. */
  hidden?: string;
}

/** @throws Error naming what is neither a caller nor a group */
export function callersOf(who: Who): Caller[] {
  return words(who).flatMap((name) => {
    const group = GROUPS[name] ?? (name in CALLERS ? [name as Caller] : undefined);
    if (group === undefined) throw new Error(`the matrix names an unknown caller: ${name}`);
    return group;
  });
}

/** What one caller is given, by the entries of `rights`; undefined = nothing. */
export function givenTo<T>(caller: Caller, rights: Readonly<Record<Who, T>> = {}): T | undefined {
  const found = Object.entries(rights).filter(([who]) => callersOf(who).includes(caller));
  if (found.length > 1)
    throw new Error(`the matrix speaks twice of ${caller}: ${found.map(([who]) => who).join(', ')}`);
  return found[0]?.[1];
}

export interface Given {
  rows: string;
  columns: ReadonlySet<string>;
}

/** A right with its columns counted out. */
export function spellOut(right: Right | undefined, all: Columns): Given | null {
  if (right === undefined) return null;
  const { rows = 'all', columns = '*' } = typeof right === 'string' ? { rows: right } : right;
  const named = words(columns);
  const taken = named[0] === '*' ? words(all) : named;
  const unknown = named
    .map((name) => name.replace(/^-/, ''))
    .find((name) => name !== '*' && !words(all).includes(name));
  if (unknown !== undefined) throw new Error(`the matrix gives a right to an unlisted column: ${unknown}`);
  return { rows, columns: new Set(taken.filter((name) => !named.includes(`-${name}`))) };
}

export function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
