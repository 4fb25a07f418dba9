import type { Database } from '@arbora/domain';
import type { UnstableGetResult } from '@supabase/postgrest-js';

interface Relationship {
  foreignKeyName: string;
  columns: string[];
  isOneToOne: boolean;
  referencedRelation: string;
  referencedColumns: string[];
}

export interface Described {
  Row: Record<string, unknown>;
  Insert: Record<string, unknown>;
  Update: Record<string, unknown>;
  Relationships: Relationship[];
}

/** A data service as declared in `Database`. */
export interface Schema {
  Tables: Record<string, Described>;
  Views: Record<string, Described>;
  Functions: Record<
    string,
    { Args: Record<string, unknown>; Returns: unknown; SetofOptions?: { from: string; to: string } }
  >;
}

/** The tables and views of a service. */
export type Resources<S extends Schema> = S['Tables'] & S['Views'];
export type NameIn<S extends Schema> = keyof Resources<S> & string;
export type RowIn<S extends Schema, Name extends NameIn<S>> = Resources<S>[Name]['Row'];

/** Row type of a select list; contains an error message if the list is invalid. */
export type Selected<S extends Schema, Name extends NameIn<S>, Columns extends string> = UnstableGetResult<
  S,
  RowIn<S, Name>,
  Name,
  Resources<S>[Name]['Relationships'],
  Columns,
  { PostgrestVersion: '12' }
>;

/** The library's error messages anywhere in a result; never for a valid list. */
type Fault<Result> = Result extends { error: true } & string
  ? Result
  : Result extends readonly (infer Item)[]
    ? Fault<Item>
    : Result extends object
      ? { [Key in keyof Result]-?: Fault<Result[Key]> }[keyof Result]
      : never;

/** Parameter type of a select list: the list, or its error message. */
export type Checked<Columns extends string, Result> = [Fault<Result>] extends [never] ? Columns : Fault<Result>;

type SchemaOf<Name> = Name extends NameIn<Database['public']> ? Database['public'] : Database['at_rest'];

/**
 * Row type of a select list, so that its columns are written once:
 *
 * const SUMMARY = 'id,slug,title';
 * export type NewsSummary = Selection<'news_item', typeof SUMMARY>;
 */
export type Selection<
  Name extends NameIn<Database['public']> | NameIn<Database['at_rest']>,
  Columns extends string,
> = Selected<SchemaOf<Name>, Name & NameIn<SchemaOf<Name>>, Columns>;

/** `Selection` for the auth REST service, where a resource may have other relations. */
export type AtRestSelection<
  Name extends NameIn<Database['public']> | NameIn<Database['at_rest']>,
  Columns extends string,
> = Selected<Database['at_rest'], Name & NameIn<Database['at_rest']>, Columns>;
