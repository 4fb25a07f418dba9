import { LRUCache } from 'lru-cache';
import { type RestResponse, appliedPreferences, bodyOf, contentRange, pageStatus, requireOneRow } from './response';
import type { Catalog, Resource } from './catalog';
import type { Preferences } from './parse/preferences';
import { parseQueryString } from './parse/query-string';
import { rootWindow } from './parse/range';
import { planRead } from './plan/plan-read';
import { responseColumns, type ReadNode } from './plan/read-plan';
import type { Request, Run } from './request';
import { selectStatement } from './sql/statement';
import type { Statement } from './sql/parameters';
import type { Result } from './transaction';

interface PreparedRead {
  node: ReadNode;
  statement: Statement;
}

/** Prepared statements of recent queries: the site repeats a small set of them. */
export type RecentReads = LRUCache<string, PreparedRead>;

export function recentReads(): RecentReads {
  return new LRUCache({ max: 1000 });
}

/** GET and HEAD of a resource. */
export async function read(
  catalog: Catalog,
  recent: RecentReads,
  resource: Resource,
  request: Request,
  run: Run,
): Promise<RestResponse> {
  const { representation, preferences, range } = request;
  const withBody = request.method !== 'HEAD';
  const withTotal = preferences.count !== null;
  const { contentType } = representation;
  const key = [resource.name, request.search, range, withTotal, withBody, contentType].join(' ');
  let prepared = recent.get(key);
  if (!prepared) {
    const query = parseQueryString(request.search);
    const node = planRead(catalog, resource, query, rootWindow(query.levels.get('')?.window, range));
    recent.set(key, (prepared = { node, statement: selectStatement(node, { representation, withTotal, withBody }) }));
  }
  const { node, statement } = prepared;
  return page(node, request, await run(statement, { readOnly: true }));
}

/** Builds the response with the rows of a resource or a function. */
export function page(
  node: ReadNode,
  { representation, preferences, method }: Request,
  result: Result,
  applied: readonly (keyof Preferences)[] = ['count', 'handling', 'timezone'],
): RestResponse {
  const { offset } = node.window;
  const headers = {
    'content-range': contentRange(offset, result.rowCount, result.total),
    ...appliedPreferences(preferences, applied),
  };
  if (representation.shape === 'object') requireOneRow(result);
  const status = pageStatus(offset, result, headers);
  return {
    status,
    headers: { 'content-type': representation.contentType, ...headers },
    body: method === 'HEAD' ? null : bodyOf(result, representation, columnNames(node)),
  };
}

/** Column headings of a CSV response. */
export function columnNames(node: ReadNode): string[] {
  return responseColumns(node).map(({ name }) => name);
}
