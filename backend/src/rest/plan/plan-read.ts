import { type Catalog, isToOne, type Resource } from '../catalog';
import type { Condition, Field, OrderTerm, SelectEmbed, SelectField, SelectItem } from '../parse/ast';
import type { Level, ParsedQuery } from '../parse/query-string';
import { ALL_ROWS, intersect, type Window } from '../parse/range';
import { RestError, tooLarge, unknownColumn } from '../rest-error';
import { castType } from './cast-type';
import { findRelation } from './find-relation';
import type { PlannedColumn, PlannedCondition, PlannedEmbed, PlannedField, PlannedOrder, ReadNode } from './read-plan';

/** Rows of one resource in one answer, embedded ones included. */
export const MAX_ROWS = 1000;

/**
 * Embeds on the way to one that lead to a resource which is on that way already: there and back, and there once more.
 * Every further one would multiply what is already told.
 */
const MAX_RETURNS = 2;

const EMPTY_LEVEL: Level = { where: [], order: [], window: ALL_ROWS };

/**
 * Resolves every name of a query against what is declared; what is not declared is answered as if it did not exist.
 * `window` is the root's, of the Range header.
 */
export function planRead(
  catalog: Catalog,
  resource: Resource,
  query: ParsedQuery,
  window: Window = ALL_ROWS,
): ReadNode {
  const context = { catalog, levels: query.levels, used: new Set(['']) };
  const root = planNode(context, [resource], query.select, '', resource.name);
  for (const path of query.levels.keys()) {
    if (!context.used.has(path)) throw notEmbedded(path.split('.').at(-1) ?? path);
  }
  // Of the rows that were asked for, however far down the list they begin.
  const rows = intersect(levelOf(context, '').window, window);
  return { ...root, window: intersect(rows, { offset: rows.offset, limit: MAX_ROWS }) };
}

interface Context {
  catalog: Catalog;
  levels: ReadonlyMap<string, Level>;
  /** Paths that an embed answers to. */
  used: Set<string>;
}

/** `way` leads from the resource that is read back to the root. */
function planNode(
  context: Context,
  way: readonly [Resource, ...Resource[]],
  items: readonly SelectItem[],
  path: string,
  alias: string,
): ReadNode {
  const [resource] = way;
  const embeds = items
    .filter((item) => item.kind === 'embed')
    .map((item, index) => planEmbed(context, way, item, path, `${alias}_e${index + 1}`));
  const columns = items.filter((item) => item.kind === 'field').flatMap((item) => planColumns(resource, alias, item));
  const level = levelOf(context, path);
  const scope = { resource, alias, embeds };
  return {
    resource,
    alias,
    columns,
    embeds,
    where: level.where.map((condition) => planCondition(scope, condition)),
    order: level.order.map((term) => planOrder(scope, term)),
    window: intersect(level.window, { offset: level.window.offset, limit: MAX_ROWS }),
  };
}

function planEmbed(
  context: Context,
  way: readonly [Resource, ...Resource[]],
  item: SelectEmbed,
  path: string,
  alias: string,
): PlannedEmbed {
  const depth = way.length;
  const [source] = way;
  const relation = findRelation(context.catalog, source, item.target, item.hint);
  const wayHere = [relation.target, ...way] as const;
  if (wayHere.length - new Set(wayHere).size > MAX_RETURNS) {
    throw tooLarge(`'${item.target}' is embedded in itself too often`);
  }
  if (item.spread && !isToOne(relation)) {
    throw new RestError(400, 'PGRST119', `A spread operation on '${item.target}' is not possible`, {
      details: `'${source.name}' and '${item.target}' do not form a many-to-one or one-to-one relationship`,
    });
  }
  const name = item.alias ?? item.target;
  const embedPath = addressedPath(context, path, [name, item.target]);
  context.used.add(embedPath);
  const isNamedAlone = relation.junction !== null && relation.target !== source && depth === 1;
  const table = isNamedAlone ? relation.target.name : `${relation.target.name}_${depth}`;
  const node = planNode(context, wayHere, item.items, embedPath, table);
  const isShown = node.columns.length > 0 || node.embeds.some((embed) => embed.isShown);
  return { relation, name, alias, inner: item.inner, spread: item.spread, isShown, node };
}

/** An embed is addressed by its alias or by what it embeds, whichever the parameters use. */
function addressedPath({ levels }: Context, parent: string, names: readonly string[]): string {
  const candidates = names.map((name) => (parent === '' ? name : `${parent}.${name}`));
  const keys = [...levels.keys()];
  const addressed = candidates.find((path) => keys.some((key) => key === path || key.startsWith(`${path}.`)));
  return addressed ?? candidates[0] ?? '';
}

function levelOf(context: Context, path: string): Level {
  return context.levels.get(path) ?? EMPTY_LEVEL;
}

function planColumns(resource: Resource, table: string, { field, alias, cast }: SelectField): PlannedColumn[] {
  if (field.column === '*') {
    return [...resource.columns.values()].map(({ name, type }) => ({
      field: { table, column: name, type, path: [] },
      name,
      cast: null,
    }));
  }
  const name = alias ?? defaultName(field);
  return [{ field: planField(resource, table, field), name, cast: cast === null ? null : castType(cast) }];
}

/** `data->a->>b` is answered as `b`, `data->0` as `data`. */
function defaultName({ column, path }: Field): string {
  const last = path.findLast(({ key }) => typeof key === 'string');
  return typeof last?.key === 'string' ? last.key : column;
}

function planField(resource: Resource, table: string, { column, path }: Field): PlannedField {
  const known = resource.columns.get(column);
  if (!known) throw unknownColumn(table, column);
  return { table, column, type: known.type, path };
}

interface Scope {
  resource: Resource;
  alias: string;
  embeds: readonly PlannedEmbed[];
}

function planCondition(scope: Scope, condition: Condition): PlannedCondition {
  if (condition.kind === 'logic') {
    return { ...condition, children: condition.children.map((child) => planCondition(scope, child)) };
  }
  const { field, negated, test } = condition;
  const asksForRow = field.path.length === 0 && test.kind === 'is' && test.value === 'null';
  const embed = asksForRow ? findEmbed(scope, field.column) : undefined;
  if (embed) return { kind: 'embed-null', embed, negated };
  return { kind: 'filter', field: planField(scope.resource, scope.alias, field), negated, test };
}

function planOrder(scope: Scope, { field, embed: name, direction, nulls }: OrderTerm): PlannedOrder {
  if (name === null) return { field: planField(scope.resource, scope.alias, field), direction, nulls };
  const embed = findEmbed(scope, name);
  if (!embed) throw notEmbedded(name);
  if (!isToOne(embed.relation)) {
    throw new RestError(400, 'PGRST118', `A related order on '${name}' is not possible`, {
      details: `'${scope.resource.name}' and '${name}' do not form a many-to-one or one-to-one relationship`,
    });
  }
  const selected = embed.node.columns.find(({ name: key }) => key === field.column);
  if (!selected) throw unknownColumn(embed.alias, field.column);
  return {
    field: { table: embed.alias, column: selected.name, type: selected.cast ?? selected.field.type, path: field.path },
    direction,
    nulls,
  };
}

function findEmbed({ embeds }: Scope, name: string): PlannedEmbed | undefined {
  return embeds.find((embed) => embed.name === name) ?? embeds.find((embed) => embed.relation.target.name === name);
}

function notEmbedded(name: string): RestError {
  return new RestError(400, 'PGRST108', `'${name}' is not an embedded resource in this request`, {
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  });
}
