import { type RestResponse, appliedPreferences, contentRange, requireOneRow } from './response';
import type { Catalog } from './catalog';
import { parseQueryString } from './parse/query-string';
import { rootWindow } from './parse/range';
import { type CallPlan, planGetCall, planPostCall } from './plan/call-plan';
import { page } from './read';
import type { Request, Run } from './request';
import { callStatement } from './sql/call-sql';
import type { Result } from './transaction';

/** Calls a function by GET or POST (`/rpc/name`). Throws RestError. */
export async function call(catalog: Catalog, name: string, request: Request, run: Run): Promise<RestResponse> {
  const { preferences, representation, range, search, method, body } = request;
  const isPost = method === 'POST';
  const query = parseQueryString(search, !isPost);
  const window = rootWindow(query.levels.get('')?.window, range);
  const common = { catalog, name, query, window, isOneObject: preferences.params !== null };
  const plan = isPost ? planPostCall(common, body) : planGetCall(common);
  const withTotal = preferences.count !== null;
  const statement = callStatement(plan, { representation, withTotal });
  const isGuarded = representation.shape === 'object' && plan.fn.isSet && !plan.readOnly;
  const verify = isGuarded ? requireOneRow : undefined;
  const result = counted(plan, await run(statement, { readOnly: plan.readOnly, verify }), withTotal);
  if (plan.fn.returns !== 'void') return page(plan.read, request, result, ['params', 'count', 'handling', 'timezone']);
  return {
    status: 204,
    headers: {
      'content-range': contentRange(plan.read.window.offset, result.rowCount, result.total),
      ...appliedPreferences(preferences, ['params', 'count', 'handling', 'timezone']),
    },
    body: null,
  };
}

/** A function that returns no set counts as one row, even if a filter removes that row. */
function counted({ fn }: CallPlan, result: Result, withTotal: boolean): Result {
  return { ...result, rowCount: fn.isSet ? result.rowCount : 1, total: withTotal ? result.total : null };
}
