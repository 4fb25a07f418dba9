import { type Catalog, makeResource } from './catalog';
import { parseQueryString } from './parse/query-string';
import { rootWindow } from './parse/range';
import { planEmbeds } from './plan/plan-embeds';
import { wrongKeyFilters } from './plan/plan-write';
import type { Request } from './request';
import { type RestError, unknownTable } from './rest-error';
import { parseTarget, parseWrite } from './write';

/** The refusal of a request for an undeclared resource: the first of its errors in the order of PostgREST. */
export function unknownResource(catalog: Catalog, name: string, request: Request): RestError {
  const { method, search, range } = request;
  const resource = makeResource(catalog.schema, name, [], []);
  if (method === 'GET' || method === 'HEAD') {
    const query = parseQueryString(search);
    rootWindow(query.levels.get('')?.window, range);
    planEmbeds(catalog, resource, query);
    return unknownTable(catalog.schema, name);
  }
  const { query } = method === 'DELETE' ? parseTarget(request) : parseWrite(request);
  planEmbeds(catalog, resource, { select: query.select, levels: new Map() });
  return method === 'PUT' ? wrongKeyFilters() : unknownTable(catalog.schema, name);
}
