import type { Catalog, Column, Resource } from '../catalog';
import type { Payload } from '../parse/payload';
import type { Preferences } from '../parse/preferences';
import type { ParsedQuery } from '../parse/query-string';
import { ALL_ROWS } from '../parse/range';
import { RestError } from '../rest-error';
import { planRead } from './plan-read';
import type { DeletePlan, InsertPlan, Returning, UpdatePlan } from './write-plan';

interface WriteRequest {
  catalog: Catalog;
  resource: Resource;
  query: ParsedQuery;
  preferences: Preferences;
}

export function planInsert(request: WriteRequest, payload: Payload): InsertPlan {
  const { resource, query, preferences } = request;
  const target = query.onConflict ?? resource.primaryKey;
  const { resolution } = preferences;
  return {
    kind: 'insert',
    ...base(request),
    payload,
    columns: payloadColumns(resource, payload),
    missingAsDefault: preferences.missing === 'default',
    conflict: resolution === null || target.length === 0 ? null : { columns: target, resolution },
    where: [],
  };
}

export function planUpdate(request: WriteRequest, payload: Payload): UpdatePlan {
  const { resource, preferences } = request;
  const columns = payloadColumns(resource, payload);
  const target = filtered(request);
  if (columns.length > 0) requireCondition('UPDATE', target);
  return {
    kind: 'update',
    ...target,
    payload,
    columns,
    missingAsDefault: preferences.missing === 'default',
  };
}

export function planDelete(request: WriteRequest): DeletePlan {
  const target = filtered(request);
  requireCondition('DELETE', target);
  return { kind: 'delete', ...target };
}

/**
 * A slip must not change a whole table: what is written is chosen by a condition, or counted by a limit. Code and words
 * are those of `pg-safeupdate`, which PostgREST's manual recommends. Whoever means every row says `id=not.is.null`.
 */
function requireCondition(verb: 'UPDATE' | 'DELETE', { where, window }: ReturnType<typeof filtered>): void {
  if (where.length === 0 && window === null) throw new RestError(400, '21000', `${verb} requires a WHERE clause`);
}

/** One row, made or replaced, named by its whole primary key in the filters. */
export function planPut(request: WriteRequest, payload: Payload): InsertPlan {
  const { resource, query } = request;
  const root = query.levels.get('');
  if (root && root.window !== ALL_ROWS) {
    throw new RestError(400, 'PGRST114', 'limit/offset querystring parameters are not allowed for PUT');
  }
  const named = (root?.where ?? []).map((condition) =>
    condition.kind === 'filter' &&
    !condition.negated &&
    condition.field.path.length === 0 &&
    condition.test.kind === 'compare' &&
    condition.test.operator === 'eq' &&
    condition.test.quantifier === null
      ? condition.field.column
      : null,
  );
  const { primaryKey } = resource;
  if (
    primaryKey.length === 0 ||
    named.length !== primaryKey.length ||
    !primaryKey.every((key) => named.includes(key))
  ) {
    throw new RestError(405, 'PGRST105', "Filters must include all and only primary key columns with 'eq' operators");
  }
  return {
    kind: 'insert',
    ...filtered(request),
    payload,
    columns: payloadColumns(resource, payload),
    missingAsDefault: false,
    conflict: { columns: primaryKey, resolution: 'merge-duplicates' },
  };
}

function base({ catalog, resource, query, preferences }: WriteRequest) {
  const returning: Returning = preferences.return ?? 'minimal';
  return { resource, returning, read: planRead(catalog, resource, query) };
}

/** The root's filters and window choose what is written; the rows written are then all answered. */
function filtered(request: WriteRequest) {
  const shared = base(request);
  const { where, order } = shared.read;
  const { window = ALL_ROWS } = request.query.levels.get('') ?? {};
  const isWindowed = window.limit !== null || window.offset !== 0;
  if (isWindowed && request.resource.primaryKey.length === 0) {
    throw new RestError(400, 'PGRST109', 'A limit needs a resource with a primary key');
  }
  return {
    ...shared,
    read: { ...shared.read, where: [], window: ALL_ROWS },
    where,
    order,
    window: isWindowed ? window : null,
  };
}

/** The columns that are written; what is a list or an object is refused for a text, which the database would make of it. */
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
