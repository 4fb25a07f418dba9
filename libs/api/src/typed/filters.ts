/** One row of an embedded resource, whether one or many. */
type Embedded<Value> = NonNullable<Value> extends readonly (infer Item)[] ? Item : NonNullable<Value>;

/** `slot.date_start`: selected columns of an embedded resource. */
type EmbeddedPath<Row, Item> = {
  [Key in Exclude<keyof Item, keyof Row> & string]: Embedded<Item[Key]> extends object
    ? `${Key}.${keyof Embedded<Item[Key]> & string}`
    : never;
}[Exclude<keyof Item, keyof Row> & string];

/** Filterable names: a column, a path into a JSON column, a selected column of an embedded resource. */
export type Path<Row, Item> =
  | (keyof Row & string)
  | `${keyof Row & string}->${string}`
  | (unknown extends Item ? never : EmbeddedPath<Row, Item>);

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

/** Columns and JSON paths with text values. */
type TextPath<Row, Item, Name> = Value<Row, Item, Name> extends string ? Name : never;

/**
 * The filters of a query, chainable. The library's types accept any name in most filters; here it must exist in the row
 * or the select list.
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
  /** Pattern with `%` and `_`, escaped by a backslash. */
  like<Name extends Path<Row, Item>>(column: TextPath<Row, Item, Name> & Name, pattern: string): this;
  ilike<Name extends Path<Row, Item>>(column: TextPath<Row, Item, Name> & Name, pattern: string): this;
  /** Whether a list or a JSON value contains `value`. */
  contains<Name extends Path<Row, Item>>(
    column: Name,
    value: Value<Row, Item, Name> extends readonly (infer One)[] ? readonly One[] : Partial<Value<Row, Item, Name>>,
  ): this;
  not<Name extends Path<Row, Item>>(column: Name, operator: 'is', value: null | boolean): this;
  not<Name extends Path<Row, Item>>(column: Name, operator: 'eq', value: Value<Row, Item, Name>): this;
  /** Alternatives in PostgREST's syntax: `title.ilike.%a%,id.eq.1`. Names are not type-checked. */
  or(alternatives: string, options?: { referencedTable?: string }): this;
}
