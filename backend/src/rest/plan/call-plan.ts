import type { ApiFunction, Argument, Catalog } from '../catalog';
import { parsePayload } from '../parse/payload';
import type { ParsedQuery } from '../parse/query-string';
import type { Window } from '../parse/range';
import { RestError } from '../rest-error';
import { planRead } from './plan-read';
import type { ReadNode } from './read-plan';

/** A function call. Arguments come as one JSON object (POST), as texts (GET), or as a single value for all of them. */
export interface CallPlan {
  fn: ApiFunction;
  args: readonly Argument[];
  input:
    | { kind: 'json'; raw: string }
    | { kind: 'texts'; values: ReadonlyMap<string, readonly string[]> }
    | { kind: 'whole'; raw: string; argument: readonly [Argument] };
  read: ReadNode;
  readOnly: boolean;
}

interface CallRequest {
  catalog: Catalog;
  name: string;
  query: ParsedQuery;
  window: Window;
  /** `Prefer: params=single-object`: the function takes all arguments as its single JSON argument. */
  isOneObject?: boolean;
}

/** GET: arguments come from the query string, and the call is read-only. Throws RestError. */
export function planGetCall(request: CallRequest): CallPlan {
  const { query, isOneObject = false } = request;
  if (isOneObject) return { ...planWhole(request, JSON.stringify(Object.fromEntries(query.args))), readOnly: true };
  const values = new Map<string, string[]>();
  for (const [name, value] of query.args) values.set(name, [...(values.get(name) ?? []), value]);
  const fn = findFunction(request.catalog, request.name, [...values.keys()], false);
  return { ...plan(request, fn, values.keys()), input: { kind: 'texts', values }, readOnly: true };
}

/** POST: arguments come from the body; read-only unless the function is volatile. Throws RestError. */
export function planPostCall(request: CallRequest, body: string): CallPlan {
  const { raw, columns } = parsePayload(body.trim() === '' ? '{}' : body, request.query.columns);
  if (request.isOneObject) return planWhole(request, body);
  const fn = findFunction(request.catalog, request.name, columns, true);
  return { ...plan(request, fn, columns), input: { kind: 'json', raw }, readOnly: !fn.isVolatile };
}

function planWhole(request: CallRequest, raw: string): CallPlan {
  const { catalog, name } = request;
  const fn = catalog.functions.get(name);
  const [argument, ...others] = fn?.args ?? [];
  if (!fn || !argument || others.length > 0 || !['json', 'jsonb'].includes(argument.type)) {
    throw noFunction(`${catalog.schema}.${name}`, '', 'with a single json/jsonb parameter');
  }
  return { ...plan(request, fn, []), input: { kind: 'whole', raw, argument: [argument] }, readOnly: !fn.isVolatile };
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
  const called = given.length === 0 ? ' without parameters' : `(${listed})`;
  const named = given.length === 0 ? 'without parameters' : `with parameter${given.length > 1 ? 's' : ''} ${listed}`;
  const searched = isPost ? `${named} or with a single unnamed json/jsonb parameter` : named;
  throw noFunction(`${schema}.${name}`, called, searched);
}

/** `called` and `searched` describe the call and the lookup in the message. */
function noFunction(name: string, called: string, searched: string): RestError {
  return new RestError(404, 'PGRST202', `Could not find the function ${name}${called} in the schema cache`, {
    details: `Searched for the function ${name} ${searched}, but no matches were found in the schema cache.`,
  });
}

function accepts({ args }: ApiFunction, given: readonly string[]): boolean {
  return (
    given.every((name) => args.some((arg) => arg.name === name)) &&
    args.every(({ name, required }) => !required || given.includes(name))
  );
}
