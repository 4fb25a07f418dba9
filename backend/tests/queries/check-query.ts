import type { Catalog, Resource } from '../../src/rest/catalog';
import { parseQueryString } from '../../src/rest/parse/query-string';
import { ALL_ROWS } from '../../src/rest/parse/range';
import { planPostCall } from '../../src/rest/plan/call-plan';
import { planRead } from '../../src/rest/plan/plan-read';
import { HOLE, textOf, type Query, type Step, type Value } from './values';

/** A query that cannot be read from its source, or that the data service would refuse. */
export class QueryFault extends Error {}

const FILTERS =
  /^(?:eq|neq|gt|gte|lt|lte|like|ilike|is|in|contains|containedBy|overlaps|textSearch|match|not|filter|likeAllOf|likeAnyOf|ilikeAllOf|ilikeAnyOf|range(?:Gt|Gte|Lt|Lte|Adjacent))$/;
const WRITES = /^(?:insert|update|upsert)$/;
/** Calls that name nothing of the database. */
const NAMELESS = /^(?:limit|range|single|maybeSingle|abortSignal|setHeader|delete|throwOnError|then|csv)$/;

function known(step: Step, index: number): string {
  const text = textOf(step.args[index]);
  if (text === null) throw new QueryFault(`.${step.method}(): argument ${index + 1} cannot be read from the source`);
  return text;
}

function optionOf(step: Step, name: string): string | null {
  const [, options] = step.args;
  return options?.kind === 'object' ? textOf(options.entries.get(name)) : null;
}

function pair(name: string, value: string): string {
  return `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
}

function selectOf(step: Step): string {
  // As the library does: blanks outside of quotes mean nothing.
  return step.args.length === 0 ? '*' : known(step, 0).replace(/\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/g, '');
}

/** The query string that the library would send, with a made-up value in each filter. */
function searchOf(steps: readonly Step[]): string {
  const orders = new Map<string, string[]>();
  const pairs = steps.flatMap((step): string[] => {
    const { method } = step;
    if (method === 'select') return [pair('select', selectOf(step))];
    if (method === 'order') {
      const table = optionOf(step, 'referencedTable') ?? optionOf(step, 'foreignTable');
      const name = table ? `${table}.order` : 'order';
      orders.set(name, [...(orders.get(name) ?? []), known(step, 0)]);
      return [];
    }
    if (method === 'or') {
      const [filters] = step.args;
      const table = optionOf(step, 'referencedTable');
      const texts = filters?.kind === 'text' ? filters.texts : [known(step, 0)];
      return texts.map((text) => pair(table ? `${table}.or` : 'or', `(${text.replaceAll(HOLE, 'x')})`));
    }
    if (FILTERS.test(method)) return columnsOf(step).map((column) => pair(column, 'is.null'));
    if (NAMELESS.test(method) || WRITES.test(method)) return [];
    throw new QueryFault(`.${method}() is not known to this test`);
  });
  return [...pairs, ...[...orders].map(([name, terms]) => pair(name, terms.join(',')))].join('&');
}

function columnsOf(step: Step): string[] {
  const [first] = step.args;
  if (step.method === 'match' && first?.kind === 'object' && first.isComplete) return [...first.entries.keys()];
  return [known(step, 0)];
}

function checkPayload(step: Step, resource: Resource): void {
  const [payload] = step.args;
  const rows: readonly (Value | undefined)[] = payload?.kind === 'list' ? payload.items : [payload];
  for (const row of rows) {
    // The type of one that is made elsewhere is that of an entity, which is compared with the rows.
    if (row?.kind !== 'object') continue;
    const unknown = [...row.entries.keys()].find((column) => !resource.columns.has(column));
    if (unknown !== undefined) throw new QueryFault(`.${step.method}(): ${resource.name} has no column ${unknown}`);
  }
}

function checkCall(catalog: Catalog, step: Step, rest: readonly Step[]): void {
  const name = known(step, 0);
  const [, given] = step.args;
  if (given && (given.kind !== 'object' || !given.isComplete)) {
    throw new QueryFault(`.rpc('${name}'): arguments cannot be read from the source`);
  }
  const names = given?.kind === 'object' ? [...given.entries.keys()] : [];
  const query = parseQueryString(searchOf(rest));
  planPostCall(
    { catalog, name, query, window: ALL_ROWS, isOneObject: false },
    JSON.stringify(Object.fromEntries(names.map((n) => [n, 0]))),
  );
}

/** Plans the query as the data service would. @throws QueryFault, RestError */
export function checkQuery(catalog: Catalog, { steps }: Query): void {
  const [first, ...rest] = steps;
  if (first?.method === 'rpc') return checkCall(catalog, first, rest);
  if (first?.method !== 'from') throw new QueryFault(first ? `.${first.method}() comes first` : 'nothing is asked');
  const name = known(first, 0);
  const resource = catalog.resources.get(name);
  if (!resource) throw new QueryFault(`there is no resource ${name}`);
  planRead(catalog, resource, parseQueryString(searchOf(rest)));
  for (const step of rest.filter(({ method }) => WRITES.test(method))) checkPayload(step, resource);
}
