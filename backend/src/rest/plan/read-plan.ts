import type { Relation, Resource } from '../catalog';
import type { CompareOperator, IsValue, JsonStep, SearchOperator } from '../parse/ast';
import type { Window } from '../parse/range';

/** A column of a known resource, with the table alias it is read from. */
export interface PlannedField {
  table: string;
  column: string;
  type: string;
  path: readonly JsonStep[];
}

export interface PlannedColumn {
  field: PlannedField;
  /** Key in the answer. */
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
  /** Whether an embedded resource has (no) row: `embed=is.null`. */
  | { kind: 'embed-null'; embed: PlannedEmbed; negated: boolean }
  | { kind: 'logic'; operator: 'and' | 'or'; negated: boolean; children: readonly PlannedCondition[] };

export interface PlannedOrder {
  field: PlannedField;
  direction: 'asc' | 'desc' | null;
  nulls: 'first' | 'last' | null;
}

export interface PlannedEmbed {
  relation: Relation;
  /** Key in the answer; columns of a spread embed become keys of the embedding row instead. */
  name: string;
  /** Alias of the joined subquery. */
  alias: string;
  inner: boolean;
  spread: boolean;
  /** An embed without columns filters, but is not in the answer. */
  isShown: boolean;
  node: ReadNode;
}

/** What a row of the answer has: own columns, embedded resources, and in place of a spread one what that has. */
export function answeredColumns({ columns, embeds }: ReadNode): { name: string; isEmbed: boolean }[] {
  const embedded = embeds
    .filter(({ isShown }) => isShown)
    .flatMap(({ name, spread, node }) => (spread ? answeredColumns(node) : [{ name, isEmbed: true }]));
  return [...columns.map(({ name }) => ({ name, isEmbed: false })), ...embedded];
}

/** One resource to read, with what is embedded in its rows. */
export interface ReadNode {
  resource: Resource;
  alias: string;
  columns: readonly PlannedColumn[];
  where: readonly PlannedCondition[];
  order: readonly PlannedOrder[];
  window: Window;
  embeds: readonly PlannedEmbed[];
}
