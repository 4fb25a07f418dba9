import type { ApiFunction, Argument, Catalog } from '../catalog';
import { parseJson } from '../parse/payload';
import type { ParsedQuery } from '../parse/query-string';
import type { Window } from '../parse/range';
import { invalidBody, RestError } from '../rest-error';
import { planRead } from './plan-read';
import type { ReadNode } from './read-plan';

/** A call of a function. Arguments come as one JSON object (POST) or as texts (GET). */
export interface CallPlan {
  fn: ApiFunction;
  args: readonly Argument[];
  input: { kind: 'json'; raw: string } | { kind: 'texts'; values: ReadonlyMap<string, readonly string[]> };
  read: ReadNode;
  readOnly: boolean;
}

interface CallRequest {
  catalog: Catalog;
  name: string;
  query: ParsedQuery;
  window: Window;
}

export function planGetCall(request: CallRequest): CallPlan {
  const values = new Map<string, string[]>();
  for (const [name, value] of request.query.args) values.set(name, [...(values.get(name) ?? []), value]);
  const fn = findFunction(request.catalog, request.name, [...values.keys()], false);
  return { ...plan(request, fn, values.keys()), input: { kind: 'texts', values }, readOnly: true };
}

export function planPostCall(request: CallRequest, body: string): CallPlan {
  const raw = body.trim() === '' ? '{}' : body;
  const value = parseJson(raw);
  if (typeof value !== 'object' || value === null) throw invalidBody('Empty or invalid json');
  const named = Object.keys((Array.isArray(value) ? (value[0] as object | undefined) : value) ?? {});
  const fn = findFunction(request.catalog, request.name, named, true);
  return { ...plan(request, fn, named), input: { kind: 'json', raw }, readOnly: !fn.isVolatile };
}

function plan({ catalog, query, window }: CallRequest, fn: ApiFunction, named: Iterable<string>) {
  const names = new Set(named);
  return { fn, args: fn.args.filter(({ name }) => names.has(name)), read: planRead(catalog, fn.shape, query, window) };
}

/** Function and argument names must both fit, else 404 PGRST202 as for a function that does not exist. */
function findFunction(
  { functions, schema }: Catalog,
  name: string,
  given: readonly string[],
  isPost: boolean,
): ApiFunction {
  const fn = functions.get(name);
  if (fn && accepts(fn, given)) return fn;
  const listed = given.toSorted().join(', ');
  const called = `${schema}.${name}`;
  const message = given.length === 0 ? `${called} without parameters` : `${called}(${listed})`;
  const named = given.length === 0 ? 'without parameters' : `with parameter${given.length > 1 ? 's' : ''} ${listed}`;
  const searched = isPost ? `${named} or with a single unnamed json/jsonb parameter` : named;
  throw new RestError(404, 'PGRST202', `Could not find the function ${message} in the schema cache`, {
    details: `Searched for the function ${called} ${searched}, but no matches were found in the schema cache.`,
  });
}

function accepts({ args }: ApiFunction, given: readonly string[]): boolean {
  return (
    given.every((name) => args.some((arg) => arg.name === name)) &&
    args.every(({ name, required, variadic }) => !required || variadic || given.includes(name))
  );
}
