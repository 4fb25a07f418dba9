import type { Filters, Path } from './filters';
import type { Checked, NameIn, Resources, RowIn, Schema, Selected } from './selection';

/** What a query resolves to. */
export interface Answer<Result> {
  data: Result | null;
  error: { code?: string; message: string } | null;
  count: number | null;
  status: number;
}

/** A query of a data service; sent when it is awaited, and again each time it is. `rows`, `row` and `pageOf` read it. */
export interface Query<Result> extends PromiseLike<Answer<Result>> {
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

/** Order by what is embedded: `slot(date_start)`. */
type EmbeddedOrder<Column> = Column extends `${infer Key}.${infer Name}` ? `${Key}(${Name})` : never;

/** A query of rows. `Row` is what there is to filter by, `Item` what is selected of it. */
export interface Reading<Row, Item> extends Filters<Row, Item>, Query<Item[]> {
  order(column: Path<Row, Item> | EmbeddedOrder<Path<Row, Item>>, options?: Order): this;
  /** Order of the many rows of an embedded resource, told by its path: `folder.photos`. Its columns are not checked by types. */
  order(column: string, options: Order & EmbeddedRows): this;
  limit(count: number, options?: EmbeddedRows): this;
}

interface SelectOptions {
  /** Needed by `pageOf`. */
  count?: 'exact';
  head?: boolean;
}

/** A write, narrowed by filters; without `select` it answers nothing. */
export interface Writing<S extends Schema, Name extends NameIn<S>>
  extends Filters<RowIn<S, Name>, unknown>, Query<never[]> {
  select<const Columns extends string = '*'>(
    columns?: Checked<Columns, Selected<S, Name, Columns>>,
  ): Reading<RowIn<S, Name>, Selected<S, Name, Columns>>;
}

/** `Given` has no column but those of `Known`, which the assignment alone would let through. */
type Exactly<Known, Given extends Known> = Given & Record<Exclude<keyof Given, keyof Known>, never>;

export interface Resource<S extends Schema, Name extends NameIn<S>> {
  /** Without columns: all that are declared. A list that is put together is a template `as const`. */
  select<const Columns extends string = '*'>(
    columns?: Checked<Columns, Selected<S, Name, Columns>>,
    options?: SelectOptions,
  ): Reading<RowIn<S, Name>, Selected<S, Name, Columns>>;
  insert<Given extends Resources<S>[Name]['Insert']>(
    row: Exactly<Resources<S>[Name]['Insert'], Given> | readonly Exactly<Resources<S>[Name]['Insert'], Given>[],
  ): Writing<S, Name>;
  upsert<Given extends Resources<S>[Name]['Insert']>(
    row: Exactly<Resources<S>[Name]['Insert'], Given> | readonly Exactly<Resources<S>[Name]['Insert'], Given>[],
    options?: { onConflict?: string; ignoreDuplicates?: boolean },
  ): Writing<S, Name>;
  update<Given extends Resources<S>[Name]['Update']>(
    changes: Exactly<Resources<S>[Name]['Update'], Given>,
  ): Writing<S, Name>;
  delete(): Writing<S, Name>;
}

/** The rows of a function that returns those of a table or view. */
interface Called<S extends Schema, Name extends NameIn<S>> extends Reading<RowIn<S, Name>, RowIn<S, Name>> {
  select<const Columns extends string>(
    columns: Checked<Columns, Selected<S, Name, Columns>>,
  ): Reading<RowIn<S, Name>, Selected<S, Name, Columns>>;
}

type CallOf<S extends Schema, Name extends keyof S['Functions']> = S['Functions'][Name] extends {
  SetofOptions: { to: infer To extends NameIn<S> };
}
  ? Called<S, To>
  : Query<S['Functions'][Name]['Returns']>;

type Arguments<Args> = [Args] extends [never] ? [args?: Record<string, never>] : [args: Args];

/** A data service, typed by its part of `Database`. */
export interface Client<S extends Schema> {
  from<Name extends NameIn<S>>(resource: Name): Resource<S, Name>;
  /** Calls a function; `get` reads it, for functions that change nothing. */
  rpc<Name extends keyof S['Functions'] & string>(
    name: Name,
    ...args: [...Arguments<S['Functions'][Name]['Args']>, options?: { get?: boolean; count?: 'exact' }]
  ): CallOf<S, Name>;
}
