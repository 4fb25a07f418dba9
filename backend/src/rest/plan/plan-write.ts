import type { Catalog, Column, Resource } from '../catalog';
import type { Payload } from '../parse/payload';
import type { Preferences } from '../parse/preferences';
import type { Level, ParsedQuery } from '../parse/query-string';
import { ALL_ROWS, type Window } from '../parse/range';
import { RestError } from '../rest-error';
import { planEmbeds } from './plan-embeds';
import { planCondition, planNode, planOrder } from './plan-read';
import type { ReadNode } from './read-plan';
import type { DeletePlan, InsertPlan, Returning, UpdatePlan } from './write-plan';

interface WriteRequest {
  catalog: Catalog;
  resource: Resource;
  query: ParsedQuery;
  preferences: Preferences;
  window: Window;
}

/** POST: conflicts are resolved by `on_conflict` or the primary key. Throws RestError, as all functions of this file. */
export function planInsert(request: WriteRequest, payload: Payload): InsertPlan {
  const { resource, query, preferences } = request;
  const planResult = planResponse(request);
  const columns = payloadColumns(resource, payload);
  const { resolution } = preferences;
  const target = query.onConflict ?? resource.primaryKey;
  if (resolution !== null) requireColumns(resource, target);
  return {
    kind: 'insert',
    ...planResult(),
    payload,
    columns,
    missingAsDefault: preferences.missing === 'default',
    conflict: resolution === null || target.length === 0 ? null : { columns: target, resolution },
    where: [],
  };
}

/** PATCH: a body without columns changes nothing, so it needs no condition. */
export function planUpdate(request: WriteRequest, payload: Payload): UpdatePlan {
  const { resource, preferences } = request;
  const planResult = planResponse(request);
  const columns = payloadColumns(resource, payload);
  const missingAsDefault = preferences.missing === 'default';
  if (columns.length === 0) {
    const target = { where: [], order: [], window: null };
    return { kind: 'update', ...planResult(), ...target, payload, columns, missingAsDefault };
  }
  const target = targetOf('UPDATE', request);
  return { kind: 'update', ...planResult(), ...target, payload, columns, missingAsDefault };
}

/** DELETE: needs a condition or a limit. */
export function planDelete(request: WriteRequest): DeletePlan {
  const planResult = planResponse(request);
  return { kind: 'delete', ...targetOf('DELETE', request), ...planResult() };
}

/** PUT: one row, inserted or replaced, identified by its whole primary key in the filters. */
export function planPut(request: WriteRequest, payload: Payload): InsertPlan {
  const { resource } = request;
  const planResult = planResponse(request);
  const { primaryKey } = resource;
  const named = [...request.query.levels.values()].flatMap(namedByFilters);
  if (
    primaryKey.length === 0 ||
    !primaryKey.every((key) => named.includes(key)) ||
    !named.every((name) => name !== null && primaryKey.includes(name))
  ) {
    throw wrongKeyFilters();
  }
  const columns = payloadColumns(resource, payload);
  return {
    kind: 'insert',
    ...planResult(),
    payload,
    columns,
    missingAsDefault: false,
    conflict: { columns: primaryKey, resolution: 'merge-duplicates' },
    where: conditionsOf(request),
  };
}

export function wrongKeyFilters(): RestError {
  return new RestError(405, 'PGRST105', "Filters must include all and only primary key columns with 'eq' operators");
}

/** Columns compared with `eq`; null for every other condition. */
function namedByFilters({ where }: Level): (string | null)[] {
  return where.map((condition) =>
    condition.kind === 'filter' &&
    !condition.negated &&
    condition.field.path.length === 0 &&
    condition.test.kind === 'compare' &&
    condition.test.operator === 'eq' &&
    condition.test.quantifier === null
      ? condition.field.column
      : null,
  );
}

/**
 * Plans the response to a write: all written rows with their embeds, regardless of order and window parameters.
 * Relations are resolved at once; columns only if rows are returned, by the function that this one returns.
 */
function planResponse({ catalog, resource, query, preferences }: WriteRequest) {
  const conditions = [...query.levels].flatMap(([path, { where }]): [string, Level][] =>
    path === '' || where.length === 0 ? [] : [[path, { where, order: [], window: {} }]],
  );
  const tree = planEmbeds(catalog, resource, { select: query.select, levels: new Map(conditions) });
  const returning: Returning = preferences.return ?? 'minimal';
  return () => ({
    resource,
    returning,
    read: returning === 'minimal' ? nothingOf(resource) : planNode(catalog, tree),
  });
}

function nothingOf(resource: Resource): ReadNode {
  return { resource, alias: resource.name, columns: [], embeds: [], where: [], order: [], window: ALL_ROWS };
}

function conditionsOf({ resource, query }: WriteRequest) {
  const scope = { resource, table: resource.name, embeds: [] };
  return (query.levels.get('')?.where ?? []).map((condition) => planCondition(scope, condition));
}

/**
 * The rows to change: those that match the root's filters, or the first of them if the request has a window. Without a
 * condition or a limit the write is refused, so a slip cannot change a whole table. Code and message are those of
 * `pg-safeupdate`, which PostgREST's manual recommends. To address every row, send `id=not.is.null`.
 */
function targetOf(verb: 'UPDATE' | 'DELETE', request: WriteRequest) {
  const { resource, query, window } = request;
  const where = conditionsOf(request);
  const isWindowed = window.limit !== null || window.offset !== 0;
  if (!isWindowed) {
    if (where.length === 0) throw new RestError(400, '21000', `${verb} requires a WHERE clause`);
    return { where, order: [], window: null };
  }
  const scope = { resource, table: resource.name, embeds: [] };
  const order = (query.levels.get('')?.order ?? []).map((term) => planOrder(scope, term));
  if (resource.primaryKey.length === 0) {
    throw new RestError(400, 'PGRST109', 'A limit needs a resource with a primary key');
  }
  return { where, order, window };
}

/**
 * The columns to write. Refuses a list or an object for a text column, which the database would turn into its JSON
 * text.
 */
function payloadColumns(resource: Resource, { columns, rows }: Payload): Column[] {
  return [...new Set(columns)].map((name) => {
    const column = resource.columns.get(name);
    if (column?.type === 'text' && rows.some((row) => typeof row[name] === 'object' && row[name] !== null)) {
      throw new RestError(400, 'request.invalid', `'${name}' is a text`, { details: JSON.stringify({ field: name }) });
    }
    if (column) return column;
    throw new RestError(400, 'PGRST204', `Column '${name}' of relation '${resource.name}' does not exist`);
  });
}

function requireColumns({ columns }: Resource, names: readonly string[]): void {
  const unknown = names.find((name) => !columns.has(name));
  if (unknown !== undefined) throw new RestError(400, '42703', `column "${unknown}" does not exist`);
}
