import { type RestResponse, appliedPreferences, bodyOf, contentRange, requireOneRow } from './response';
import type { Catalog, Resource } from './catalog';
import { cleanPayload } from './clean-payload';
import { idempotentInsert } from './idempotency-key';
import { type Payload, parsePayload } from './parse/payload';
import type { Preferences } from './parse/preferences';
import { type ParsedQuery, parseQueryString } from './parse/query-string';
import { type Window, writeWindow } from './parse/range';
import { planDelete, planInsert, planPut, planUpdate } from './plan/plan-write';
import type { WritePlan } from './plan/write-plan';
import { columnNames } from './read';
import type { Request, Run } from './request';
import { RestError } from './rest-error';
import { writeStatement } from './sql/write-sql';
import type { Result, RunOptions } from './transaction';

/** POST: inserts rows, or merges them with `resolution=`; 200 if all were replaced, else 201. Throws RestError. */
export async function insert(catalog: Catalog, resource: Resource, request: Request, run: Run): Promise<RestResponse> {
  const { preferences } = request;
  const { payload, ...parsed } = parseWrite(request);
  const plan = planInsert({ catalog, resource, preferences, ...parsed }, await cleanPayload(resource, payload, run));
  const result = await write(plan, request, run, { idempotent: idempotentInsert(resource, request) });
  const location =
    plan.returning === 'headers-only' && result.rowCount === 1 && resource.primaryKey.length > 0
      ? locationOf(request.path, result.body)
      : {};
  const isMerge = plan.conflict?.resolution === 'merge-duplicates';
  return writeResponse(plan, request, result, {
    status: isMerge && result.replaced === result.rowCount ? [200, 200] : [201, 201],
    range: contentRange(0, 0, preferences.count === null ? null : result.rowCount),
    headers: location,
    applied: plan.conflict
      ? ['resolution', 'missing', 'return', 'count', 'handling', 'timezone']
      : ['missing', 'return', 'count', 'handling', 'timezone'],
  });
}

/** PATCH: changes the rows that match the filters; 204 without `return=representation`. Throws RestError. */
export async function update(catalog: Catalog, resource: Resource, request: Request, run: Run): Promise<RestResponse> {
  const { preferences } = request;
  const { payload, ...parsed } = parseWrite(request);
  const plan = planUpdate({ catalog, resource, preferences, ...parsed }, await cleanPayload(resource, payload, run));
  const result = await write(plan, request, run);
  return writeResponse(plan, request, result, {
    status: [200, 204],
    range: contentRange(0, result.rowCount, preferences.count === null ? null : result.rowCount),
    applied: ['missing', 'return', 'count', 'handling', 'timezone'],
  });
}

/** PUT: inserts or replaces the row of the primary key in the filters; 201 if it is new. Throws RestError. */
export async function replace(catalog: Catalog, resource: Resource, request: Request, run: Run): Promise<RestResponse> {
  const { preferences } = request;
  const { payload, ...parsed } = parseWrite(request);
  const plan = planPut({ catalog, resource, preferences, ...parsed }, await cleanPayload(resource, payload, run));
  const result = await write(plan, request, run, { verify: requireNamedRow });
  const status = [result.replaced > 0 ? 200 : 201, 204] as const;
  return writeResponse(plan, request, result, { status, applied: ['return', 'count', 'handling', 'timezone'] });
}

/** DELETE: deletes the rows that match the filters; 204 without `return=representation`. Throws RestError. */
export async function remove(catalog: Catalog, resource: Resource, request: Request, run: Run): Promise<RestResponse> {
  const { preferences } = request;
  const { query, window } = parseTarget(request);
  const plan = planDelete({ catalog, resource, query, preferences, window });
  const result = await write(plan, request, run);
  return writeResponse(plan, request, result, {
    status: [200, 204],
    range: contentRange(0, 0, preferences.count === null ? null : result.rowCount),
    applied: ['return', 'count', 'handling', 'timezone'],
  });
}

/** Parses the parts of a write that need no database names: their errors come before those of names. */
export function parseWrite(request: Request): { query: ParsedQuery; window: Window; payload: Payload } {
  const target = parseTarget(request);
  return { ...target, payload: parsePayload(request.body, target.query.columns) };
}

export function parseTarget({ method, search }: Request): { query: ParsedQuery; window: Window } {
  const query = parseQueryString(search);
  return { query, window: writeWindow(method, query.levels) };
}

/** Rolls back unless exactly one row was written when `Accept` asks for one object. */
async function write(
  plan: WritePlan,
  { representation }: Request,
  run: Run,
  { verify, idempotent }: Pick<RunOptions, 'verify' | 'idempotent'> = {},
): Promise<Result> {
  return run(writeStatement(plan, representation), {
    readOnly: false,
    verify: verify ?? (representation.shape === 'object' ? requireOneRow : undefined),
    idempotent,
  });
}

function requireNamedRow({ rowCount }: Result): void {
  if (rowCount === 1) return;
  throw new RestError(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)');
}

interface WriteResponse {
  /** Status with a body, and without. */
  status: readonly [number, number];
  range?: string;
  headers?: Record<string, string>;
  applied: readonly (keyof Preferences)[];
}

function writeResponse(
  plan: WritePlan,
  { representation, preferences }: Request,
  result: Result,
  shape: WriteResponse,
): RestResponse {
  const hasBody = plan.returning === 'representation';
  return {
    status: shape.status[hasBody ? 0 : 1],
    headers: {
      ...(hasBody ? { 'content-type': representation.contentType } : {}),
      ...(shape.range === undefined ? {} : { 'content-range': shape.range }),
      ...shape.headers,
      ...appliedPreferences(preferences, shape.applied),
    },
    body: hasBody ? bodyOf(result, representation, columnNames(plan.read)) : null,
  };
}

function locationOf(path: string, key: string | null): Record<string, string> {
  if (key === null) return {};
  const values = Object.entries(JSON.parse(key) as Record<string, unknown>);
  const filters = values.map(([name, value]) => `${name}=${value === null ? 'is.null' : `eq.${String(value)}`}`);
  return filters.length === 0 ? {} : { location: `${path}?${filters.join('&')}` };
}
