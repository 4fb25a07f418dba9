import { type Answer, contentRange, requireOneRow } from './answer';
import type { Catalog } from './catalog';
import { parseQueryString } from './parse/query-string';
import { planGetCall, planPostCall } from './plan/call-plan';
import { page } from './read';
import type { Request, Run } from './request';
import { callStatement } from './sql/call-sql';

export async function call(catalog: Catalog, name: string, request: Request, run: Run): Promise<Answer> {
  const { preferences, representation, window, search, method, body } = request;
  const isPost = method === 'POST';
  const common = { catalog, name, query: parseQueryString(search, !isPost), window };
  const plan = isPost ? planPostCall(common, body) : planGetCall(common);
  const statement = callStatement(plan, { representation, withTotal: preferences.count !== null });
  const isObject = representation.shape === 'object' && plan.fn.returns === 'rows';
  const verify = isObject && !plan.readOnly ? requireOneRow : undefined;
  const result = await run(statement, { readOnly: plan.readOnly, verify });
  if (plan.fn.returns === 'void')
    return { status: 204, headers: { 'content-range': contentRange(0, 1, null) }, body: null };
  if (plan.fn.returns === 'rows') return page(plan.read, request, result);
  return page(plan.read, { ...request, representation: { ...representation, shape: 'array' } }, result);
}
