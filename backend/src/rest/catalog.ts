import type { Cleaning } from './declaration';
import type { ForeignKey } from './load-foreign-keys';
import { quoteIdentifier } from './sql/quote';

export interface Column {
  name: string;
  /** PostgreSQL's name of the type without length: `text`, `timestamp with time zone`, `jsonb`. */
  type: string;
  /** Default expression, null if there is none. */
  default: string | null;
  /** Whether any role may write it. */
  grants: { insert: boolean; update: boolean };
}

/** A declared table or view with the column metadata of the database. */
export interface Resource {
  name: string;
  schema: string;
  columns: ReadonlyMap<string, Column>;
  primaryKey: readonly string[];
  isView: boolean;
  /** Whether any role may write it this way. */
  grants: Grants;
  /** How texts are cleaned before they are written. */
  clean: Cleaning | null;
  /** Views with row counts by some of the columns, see `ResourceDeclaration.totals`. */
  totals: readonly Totals[];
  /** Function that finds rows for patterns by an index, see `ResourceDeclaration.search`. */
  search: Search | null;
  /** Qualified, quoted name. */
  sql: string;
}

export interface Search {
  /** Qualified, quoted name of the function. */
  sql: string;
  columns: ReadonlySet<string>;
}

export interface Totals {
  /** Qualified, quoted name. */
  sql: string;
  columns: ReadonlySet<string>;
}

export interface Grants {
  insert: boolean;
  update: boolean;
  delete: boolean;
}

const READ_ONLY: Grants = { insert: false, update: false, delete: false };

/** One direction of a relation, from the rows of `source` to those of `target`. */
export interface Relation {
  name: string;
  source: Resource;
  target: Resource;
  cardinality: 'many-to-one' | 'one-to-one' | 'one-to-many' | 'many-to-many';
  /** Column pairs [source, target]; through a junction, [source, junction]. */
  on: readonly (readonly [string, string])[];
  /** Columns of the foreign key, on whichever side it is. */
  foreignKey: readonly string[];
  /** Whether `source` holds the foreign key. */
  outgoing: boolean;
  junction: Junction | null;
}

export interface Junction {
  resource: Resource;
  /** Column pairs [junction, target]. */
  on: readonly (readonly [string, string])[];
  /** Names of its foreign keys, to the source and to the target. */
  keys: readonly [string, string];
}

export interface Argument {
  name: string;
  type: string;
  required: boolean;
  variadic: boolean;
}

/** Column name for the result of a function that returns no rows. */
export const SCALAR = 'pgrst_scalar';

export interface ApiFunction {
  name: string;
  sql: string;
  args: readonly Argument[];
  /** `rows`: composite or table; `void` has no result. */
  returns: 'rows' | 'scalar' | 'void';
  isSet: boolean;
  /** Columns of the result; the declared resource when the function returns its row type. */
  shape: Resource;
  /** Volatile functions may write; others run in a read-only transaction. */
  isVolatile: boolean;
}

/** The part of the database that one data service exposes. */
export interface Catalog {
  schema: string;
  /** Types of all columns. */
  types: ReadonlySet<string>;
  /** Time zones that `Prefer: timezone` accepts. */
  timezones: ReadonlySet<string>;
  resources: ReadonlyMap<string, Resource>;
  foreignKeys: readonly ForeignKey[];
  relations: readonly Relation[];
  functions: ReadonlyMap<string, ApiFunction>;
}

export function isToOne({ cardinality }: Relation): boolean {
  return cardinality === 'many-to-one' || cardinality === 'one-to-one';
}

export function makeResource(
  schema: string,
  name: string,
  columns: readonly Column[],
  primaryKey: readonly string[],
  {
    clean = null,
    grants = READ_ONLY,
    isView = false,
    totals = [],
    search = null,
  }: Partial<Pick<Resource, 'clean' | 'grants' | 'isView' | 'totals' | 'search'>> = {},
): Resource {
  return {
    name,
    schema,
    columns: new Map(columns.map((column) => [column.name, column])),
    primaryKey,
    isView,
    clean,
    grants,
    totals,
    search,
    sql: `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`,
  };
}

/** Both directions of each foreign key, and relations through junction tables, whose primary key contains both keys. */
export function makeRelations(keys: readonly ForeignKey[], resources: ReadonlyMap<string, Resource>): Relation[] {
  const direct = keys.flatMap((key) => bothWays(key, resources));
  return [...direct, ...throughJunctions(direct)];
}

function bothWays(
  { name, from, columns, to, toColumns, oneToOne }: ForeignKey,
  resources: ReadonlyMap<string, Resource>,
): Relation[] {
  const [holder, referred] = [resources.get(from)!, resources.get(to)!];
  const pairs = columns.map((column, index) => [column, toColumns[index]!] as const);
  const shared = { name, foreignKey: columns, junction: null };
  return [
    {
      ...shared,
      source: holder,
      target: referred,
      cardinality: oneToOne ? 'one-to-one' : 'many-to-one',
      on: pairs,
      outgoing: true,
    },
    {
      ...shared,
      source: referred,
      target: holder,
      cardinality: oneToOne ? 'one-to-one' : 'one-to-many',
      on: pairs.map(([a, b]) => [b, a] as const),
      outgoing: false,
    },
  ];
}

function throughJunctions(direct: readonly Relation[]): Relation[] {
  const into = direct.filter(({ cardinality }) => cardinality === 'one-to-many');
  const out = direct.filter(({ cardinality }) => cardinality === 'many-to-one');
  const inKey = ({ primaryKey }: Resource, columns: readonly string[]) => columns.every((c) => primaryKey.includes(c));
  return into.flatMap((first) =>
    out
      .filter((second) => second.source === first.target && second.name !== first.name)
      .filter((second) => inKey(first.target, [...first.foreignKey, ...second.foreignKey]))
      .map((second): Relation => ({
        name: first.target.name,
        source: first.source,
        target: second.target,
        cardinality: 'many-to-many',
        on: first.on,
        foreignKey: [],
        outgoing: false,
        junction: { resource: first.target, on: second.on, keys: [first.name, second.name] },
      })),
  );
}
