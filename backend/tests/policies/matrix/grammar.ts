import { ROLE, type AuthRole } from '@arbora/domain';

/** Callers: a seeded person under a role, or anonymous. */
export const CALLERS = {
  anonymous: { email: null, role: ROLE.anon },
  registration: { email: 'waiting@arbora.example', role: ROLE.registration },
  customer: { email: 'customer@arbora.example', role: ROLE.customer },
  otherCustomer: { email: 'customer.sk@arbora.example', role: ROLE.customer },
  /** A customer who was blocked while the token is still valid: reads as a customer, and cannot change anything. */
  blocked: { email: 'blocked@arbora.example', role: ROLE.customer },
  /** Has the auth role `arbora_jobs` only. */
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
  /** Callers without a customer or staff account. */
  strangers: ['anonymous', 'registration', 'jobsRole'],
  customers: ['customer', 'otherCustomer'],
  staff: ['jobs', 'editor', 'sales', 'admin'],
  /** Callers with the customer role or one above it. */
  people: ['customer', 'otherCustomer', 'jobs', 'editor', 'sales', 'admin'],
};

/** Names of callers and groups, separated by spaces: `'customers sales'`. */
export type Who = string;

/** Names of columns separated by spaces; `*` is every column, `* -a -b` every column except these. */
export type Columns = string;

/**
 * A condition on the rows of the table, or a whole `select` of their keys (rows of a view are identified by those of
 * its tables). `$person` and `$email` stand for the caller's id and address.
 */
export type Sql = string;

/** The name of one of the relation's row sets (with all columns), or a row set with some columns. */
export type Right = string | { rows?: string; columns?: Columns };
export type Rights = Readonly<Record<Who, Right>>;

/** Rights on one table or view. Everything else is forbidden. */
export interface RelationRights {
  /** Columns that identify rows; `id` by default. */
  key?: Columns;
  /** Named row sets; `all` always exists (for a view as far as it is given here). */
  sets?: Readonly<Record<string, Sql>>;
  select?: Rights;
  insert?: Rights;
  update?: Rights;
  delete?: Rights;
  /** A `select` of one insertable row, by column; run as the owner. */
  sample?: Sql;
  /** Columns required by an insert into a view; those of a table are detected. */
  needs?: Columns;
  /** Condition on the rows that an update tries, if a rule protects some of them. */
  updates?: Sql;
}

/** Rights on one function. */
export interface FunctionRights {
  /** Callers whose call succeeds. */
  may?: Who;
  /** Callers refused by a rule of the function itself, with the error code. All others lack the privilege. */
  refused?: Readonly<Record<Who, string>>;
  /** A `select` of the arguments in order, as one row; run as the owner. Without it there are none. */
  args?: Sql;
}

/** The policy of one domain. */
export interface Policy {
  /** Set-up statements run as the owner, so that every row set has rows and none has all of them. */
  arrange?: readonly Sql[];
  /** Tables and views of `public`. */
  relations?: Readonly<Record<string, RelationRights>>;
  /** Functions of `public` and `app`, with their schema unless it is `app`. A string stands for `{ may }`. */
  functions?: Readonly<Record<string, FunctionRights | Who>>;
  /** Tables and views of `app_private`, which no caller may access, separated by spaces. */
  hidden?: string;
}

/** @throws Error with the name of an unknown caller or group */
export function callersOf(who: Who): Caller[] {
  return words(who).flatMap((name) => {
    const group = GROUPS[name] ?? (name in CALLERS ? [name as Caller] : undefined);
    if (group === undefined) throw new Error(`the matrix names an unknown caller: ${name}`);
    return group;
  });
}

/** The entry of `rights` for one caller; undefined if there is none. */
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

/** Expands a right on a relation with the columns `all`. */
export function spellOut(right: Right | undefined, all: readonly string[]): Given | null {
  if (right === undefined) return null;
  const { rows = 'all', columns = '*' } = typeof right === 'string' ? { rows: right } : right;
  const named = words(columns);
  const taken = named[0] === '*' ? all : named;
  const unknown = named.map((name) => name.replace(/^-/, '')).find((name) => name !== '*' && !all.includes(name));
  if (unknown !== undefined) throw new Error(`the matrix gives a right to a column that does not exist: ${unknown}`);
  return { rows, columns: new Set(taken.filter((name) => !named.includes(`-${name}`))) };
}

export function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
