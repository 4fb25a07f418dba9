/** One row of what is embedded, whether that is one or many. */
type Embedded<Value> = NonNullable<Value> extends readonly (infer Item)[] ? Item : NonNullable<Value>;

/** `slot.date_start`: columns of an embedded resource, as far as they are selected. */
type EmbeddedPath<Row, Item> = {
  [Key in Exclude<keyof Item, keyof Row> & string]: Embedded<Item[Key]> extends object
    ? `${Key}.${keyof Embedded<Item[Key]> & string}`
    : never;
}[Exclude<keyof Item, keyof Row> & string];

/** What a filter may name: a column of the resource, a path into a JSON column, a selected column of what is embedded. */
export type Path<Row, Item> =
  (keyof Row & string) | `${keyof Row & string}->${string}` | (unknown extends Item ? never : EmbeddedPath<Row, Item>);

type ValueAt<Row, Item, Name> = Name extends keyof Row
  ? Row[Name]
  : Name extends `${string}->>${string}`
    ? string
    : Name extends `${string}->${string}`
      ? unknown
      : Name extends `${infer Key}.${infer Column}`
        ? Key extends keyof Item
          ? Column extends keyof Embedded<Item[Key]>
            ? Embedded<Item[Key]>[Column]
            : never
          : never
        : never;

type Value<Row, Item, Name> = NonNullable<ValueAt<Row, Item, Name>>;

/** Columns that hold texts, and paths that give one. */
type TextPath<Row, Item, Name> = Value<Row, Item, Name> extends string ? Name : never;

/**
 * The filters of a query, each of which gives the query again. The library's own types take any name in all but a few of
 * them; here a name is one that the row or the select list has.
 */
export interface Filters<Row, Item> {
  eq<Name extends Path<Row, Item>>(column: Name, value: Value<Row, Item, Name>): this;
  neq<Name extends Path<Row, Item>>(column: Name, value: Value<Row, Item, Name>): this;
  gt<Name extends Path<Row, Item>>(column: Name, value: Value<Row, Item, Name>): this;
  gte<Name extends Path<Row, Item>>(column: Name, value: Value<Row, Item, Name>): this;
  lt<Name extends Path<Row, Item>>(column: Name, value: Value<Row, Item, Name>): this;
  lte<Name extends Path<Row, Item>>(column: Name, value: Value<Row, Item, Name>): this;
  /** Null, true or false. */
  is<Name extends Path<Row, Item>>(column: Name, value: null | (Value<Row, Item, Name> & boolean)): this;
  in<Name extends Path<Row, Item>>(column: Name, values: readonly Value<Row, Item, Name>[]): this;
  /** Pattern with `%` and `_`; a backslash makes either a letter. */
  like<Name extends Path<Row, Item>>(column: TextPath<Row, Item, Name> & Name, pattern: string): this;
  ilike<Name extends Path<Row, Item>>(column: TextPath<Row, Item, Name> & Name, pattern: string): this;
  /** That a list or a JSON value has all of `value`. */
  contains<Name extends Path<Row, Item>>(
    column: Name,
    value: Value<Row, Item, Name> extends readonly (infer One)[] ? readonly One[] : Partial<Value<Row, Item, Name>>,
  ): this;
  not<Name extends Path<Row, Item>>(column: Name, operator: 'is', value: null | boolean): this;
  not<Name extends Path<Row, Item>>(column: Name, operator: 'eq', value: Value<Row, Item, Name>): this;
  /** Alternatives as PostgREST writes them: `title.ilike.%a%,id.eq.1`. Their names are not checked by types. */
  or(alternatives: string, options?: { referencedTable?: string }): this;
}
