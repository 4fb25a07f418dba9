import type { Relation, Resource } from '../catalog';
import type { CompareOperator, IsValue, JsonStep, SearchOperator } from '../parse/ast';
import type { Window } from '../parse/range';

/** A column of a declared resource, with the table alias it is read from. */
export interface PlannedField {
  table: string;
  column: string;
  type: string;
  path: readonly JsonStep[];
  /** `count` of a resource without such a column: the number of its rows. */
  isRowCount?: boolean;
}

export interface PlannedColumn {
  field: PlannedField;
  /** Key in the response. */
  name: string;
  cast: string | null;
}

export type PlannedTest =
  | { kind: 'compare'; operator: CompareOperator; quantifier: 'any' | 'all' | null; value: string }
  | { kind: 'in'; values: readonly string[] }
  | { kind: 'is'; value: IsValue }
  | { kind: 'search'; operator: SearchOperator; language: string | null; value: string };

export type PlannedCondition =
  | { kind: 'filter'; field: PlannedField; negated: boolean; test: PlannedTest }
  /** Whether an embedded resource has no row: `embed=is.null`. */
  | { kind: 'embed-null'; embed: PlannedEmbed; negated: boolean }
  | { kind: 'logic'; operator: 'and' | 'or'; negated: boolean; children: readonly PlannedCondition[] };

export interface PlannedOrder {
  field: PlannedField;
  direction: 'asc' | 'desc' | null;
  nulls: 'first' | 'last' | null;
}

export interface PlannedEmbed {
  relation: Relation;
  /** Key in the response; columns of a spread embed become keys of the embedding row instead. */
  name: string;
  /** Alias of the joined subquery. */
  alias: string;
  inner: boolean;
  spread: boolean;
  /** An embed without columns filters, but is omitted from the response. */
  isShown: boolean;
  node: ReadNode;
}

/** Columns of a row in the response: its own, embedded resources, and the columns of spread ones in place of these. */
export function responseColumns({ columns, embeds }: ReadNode): { name: string; isEmbed: boolean }[] {
  const embedded = embeds
    .filter(({ isShown }) => isShown)
    .flatMap(({ name, spread, node }) => (spread ? responseColumns(node) : [{ name, isEmbed: true }]));
  return [...columns.map(({ name }) => ({ name, isEmbed: false })), ...embedded];
}

/** A resource to read, with its embedded resources. */
export interface ReadNode {
  resource: Resource;
  alias: string;
  columns: readonly PlannedColumn[];
  where: readonly PlannedCondition[];
  order: readonly PlannedOrder[];
  window: Window;
  embeds: readonly PlannedEmbed[];
}
