import type { Catalog, Resource } from '../catalog';
import type { Condition, Field, OrderTerm, SelectField } from '../parse/ast';
import type { ParsedQuery } from '../parse/query-string';
import { ALL_ROWS, intersect, type Window, windowOf } from '../parse/range';
import { RestError, unknownColumn } from '../rest-error';
import { notEmbedded } from './assign-levels';
import { castType } from './cast-type';
import { type EmbedTree, planEmbeds } from './plan-embeds';
import type { PlannedColumn, PlannedCondition, PlannedEmbed, PlannedField, PlannedOrder, ReadNode } from './read-plan';

/** Maximum rows of one resource in a response, embedded ones included. */
export const MAX_ROWS = 1000;

/**
 * Resolves every name of a query against the declaration; undeclared names get the same error as names that do not
 * exist. `window` is the root's.
 */
export function planRead(
  catalog: Catalog,
  resource: Resource,
  query: Pick<ParsedQuery, 'select' | 'levels'>,
  window: Window = ALL_ROWS,
): ReadNode {
  const root = planNode(catalog, planEmbeds(catalog, resource, query));
  return { ...root, window: atMost(window) };
}

/** The rows of a tree with their columns, at most `MAX_ROWS` of each resource. The caller sets the root's window. */
export function planNode({ types }: Pick<Catalog, 'types'>, { resource, table, fields, level, ...tree }: EmbedTree) {
  const embeds = tree.embeds.map((branch): PlannedEmbed => {
    const inner = planNode({ types }, branch.tree);
    const node = { ...inner, window: atMost(windowOf(branch.tree.level.window)) };
    const isShown = node.columns.length > 0 || node.embeds.some((embed) => embed.isShown);
    return { ...branch, isShown, node };
  });
  const twice = embeds.find(({ alias }, index) => embeds.findIndex((other) => other.alias === alias) < index);
  if (twice) throw new RestError(400, '42712', `table name "${twice.alias}" specified more than once`);
  const columns = fields.flatMap((field) => planColumns(resource, table, field, types));
  return {
    resource,
    alias: table,
    columns,
    embeds,
    where: level.where.map((condition) => planCondition({ resource, table, embeds }, condition)),
    order: level.order.map((term) => planOrder({ resource, table, embeds }, term)),
    window: ALL_ROWS,
  } satisfies ReadNode;
}

/** Limits a window to `MAX_ROWS` rows from its own offset. */
function atMost(window: Window): Window {
  return intersect(window, { offset: window.offset, limit: MAX_ROWS });
}

function planColumns(
  resource: Resource,
  table: string,
  { field, alias, cast }: SelectField,
  types: ReadonlySet<string>,
): PlannedColumn[] {
  if (field.column === '*') {
    return [...resource.columns.values()].map(({ name, type }) => ({
      field: { table, column: name, type, path: [] },
      name,
      cast: null,
    }));
  }
  const name = alias ?? defaultName(field);
  return [{ field: planField(resource, table, field), name, cast: cast === null ? null : castType(cast, types) }];
}

/** `data->a->>b` becomes `b`, `data->0` becomes `data`. */
function defaultName({ column, path }: Field): string {
  const last = path.findLast(({ key }) => typeof key === 'string');
  return typeof last?.key === 'string' ? last.key : column;
}

function planField(resource: Resource, table: string, { column, path }: Field): PlannedField {
  const definition = resource.columns.get(column);
  if (!definition && column === 'count') return { table, column, type: 'bigint', path, isRowCount: true };
  if (!definition) throw unknownColumn(table, column);
  return { table, column, type: definition.type, path };
}

/** Names that conditions and order terms can use: columns of a table, and resources embedded in its rows. */
interface Scope {
  resource: Resource;
  table: string;
  embeds: readonly PlannedEmbed[];
}

export function planCondition(scope: Scope, condition: Condition): PlannedCondition {
  if (condition.kind === 'logic') {
    return { ...condition, children: condition.children.map((child) => planCondition(scope, child)) };
  }
  const { field, negated, test } = condition;
  const asksForRow = field.path.length === 0 && test.kind === 'is' && test.value === 'null';
  const embed = asksForRow ? scope.embeds.find(({ name }) => name === field.column) : undefined;
  if (embed) return { kind: 'embed-null', embed, negated };
  return { kind: 'filter', field: planField(scope.resource, scope.table, field), negated, test };
}

export function planOrder(scope: Scope, { field, embed: name, direction, nulls }: OrderTerm): PlannedOrder {
  if (name === null) return { field: planField(scope.resource, scope.table, field), direction, nulls };
  const embed = scope.embeds.find((one) => one.name === name);
  if (!embed) throw notEmbedded(name);
  const selected = embed.node.columns.find(({ name: key }) => key === field.column);
  if (!selected) throw unknownColumn(embed.alias, field.column);
  return {
    field: { table: embed.alias, column: selected.name, type: selected.cast ?? selected.field.type, path: field.path },
    direction,
    nulls,
  };
}
