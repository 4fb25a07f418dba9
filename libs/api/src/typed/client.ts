import type { Filters, Path } from './filters';
import type { Checked, NameIn, Resources, RowIn, Schema, Selected } from './selection';

/** Result of a query. */
export interface QueryResponse<Result> {
  data: Result | null;
  error: { code?: string; message: string } | null;
  count: number | null;
  status: number;
}

/** A query of a data service; each `await` sends it again. Read it with `rows`, `row` and `pageOf`. */
export interface Query<Result> extends PromiseLike<QueryResponse<Result>> {
  abortSignal(signal: AbortSignal): this;
  setHeader(name: string, value: string): this;
}

interface Order {
  ascending?: boolean;
  nullsFirst?: boolean;
}

/** Names an embedded resource by its path in the select list. */
interface EmbeddedRows {
  referencedTable: string;
}

/** Notation for ordering by a column of an embedded resource: `slot(date_start)`. */
type EmbeddedOrder<Column> = Column extends `${infer Key}.${infer Name}` ? `${Key}(${Name})` : never;

/** A query of rows. `Row` has the filterable columns, `Item` the selected ones. */
export interface ReadQuery<Row, Item> extends Filters<Row, Item>, Query<Item[]> {
  order(column: Path<Row, Item> | EmbeddedOrder<Path<Row, Item>>, options?: Order): this;
  /** Orders the rows of an embedded resource given by its path: `folder.photos`. Its columns are not type-checked. */
  order(column: string, options: Order & EmbeddedRows): this;
  limit(count: number, options?: EmbeddedRows): this;
}

interface SelectOptions {
  /** Needed by `pageOf`. */
  count?: 'exact';
  head?: boolean;
}

/** A write, narrowed by filters; without `select` it returns no rows. */
export interface WriteQuery<S extends Schema, Name extends NameIn<S>>
  extends Filters<RowIn<S, Name>, unknown>, Query<never[]> {
  select<const Columns extends string = '*'>(
    columns?: Checked<Columns, Selected<S, Name, Columns>>,
  ): ReadQuery<RowIn<S, Name>, Selected<S, Name, Columns>>;
}

/** Rejects excess properties of `Given`, which assignability alone would allow. */
type Exactly<Expected, Given extends Expected> = Given & Record<Exclude<keyof Given, keyof Expected>, never>;

export interface Resource<S extends Schema, Name extends NameIn<S>> {
  /** Without columns: all declared ones. Build a list from parts as a template literal `as const`, or its type is lost. */
  select<const Columns extends string = '*'>(
    columns?: Checked<Columns, Selected<S, Name, Columns>>,
    options?: SelectOptions,
  ): ReadQuery<RowIn<S, Name>, Selected<S, Name, Columns>>;
  insert<Given extends Resources<S>[Name]['Insert']>(
    row: Exactly<Resources<S>[Name]['Insert'], Given> | readonly Exactly<Resources<S>[Name]['Insert'], Given>[],
  ): WriteQuery<S, Name>;
  upsert<Given extends Resources<S>[Name]['Insert']>(
    row: Exactly<Resources<S>[Name]['Insert'], Given> | readonly Exactly<Resources<S>[Name]['Insert'], Given>[],
    options?: { onConflict?: string; ignoreDuplicates?: boolean },
  ): WriteQuery<S, Name>;
  update<Given extends Resources<S>[Name]['Update']>(
    changes: Exactly<Resources<S>[Name]['Update'], Given>,
  ): WriteQuery<S, Name>;
  delete(): WriteQuery<S, Name>;
}

/** Rows of a function that returns those of a table or view. */
interface CallQuery<S extends Schema, Name extends NameIn<S>> extends ReadQuery<RowIn<S, Name>, RowIn<S, Name>> {
  select<const Columns extends string>(
    columns: Checked<Columns, Selected<S, Name, Columns>>,
  ): ReadQuery<RowIn<S, Name>, Selected<S, Name, Columns>>;
}

type CallOf<S extends Schema, Name extends keyof S['Functions']> = S['Functions'][Name] extends {
  SetofOptions: { to: infer To extends NameIn<S> };
}
  ? CallQuery<S, To>
  : Query<S['Functions'][Name]['Returns']>;

type Arguments<Args> = [Args] extends [never] ? [args?: Record<string, never>] : [args: Args];

/** A data service, typed by its part of `Database`. */
export interface Client<S extends Schema> {
  from<Name extends NameIn<S>>(resource: Name): Resource<S, Name>;
  /** Calls a function; `get` sends a GET, for read-only functions. */
  rpc<Name extends keyof S['Functions'] & string>(
    name: Name,
    ...args: [...Arguments<S['Functions'][Name]['Args']>, options?: { get?: boolean; count?: 'exact' }]
  ): CallOf<S, Name>;
}
