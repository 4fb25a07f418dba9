import type { RouteRule } from './route-rule';

/**
 * Returns the part of a search that the page reads, in a fixed order and with one value per parameter: the cache key of
 * a rendered page. Other parameters (campaigns, typos) are dropped.
 * @param rule null for a missing page; a rule of an older build without declared parameters keeps all
 * @returns empty, or with its `?`
 */
export function declaredSearch(rule: Pick<RouteRule, 'search'> | null, search: string): string {
  if (rule && !rule.search) return search;
  const given = new URLSearchParams(search);
  const declared = new URLSearchParams();
  for (const name of rule?.search ?? []) {
    const value = given.get(name);
    if (value !== null) declared.set(name, value);
  }
  return declared.size > 0 ? `?${declared}` : '';
}
