import type { RouteRule } from './route-rule';

/**
 * The part of an address's search that its page reads, in one order and with one value of each parameter: what a page is
 * rendered and kept by. Parameters that others add (campaigns, nonsense) are no part of it.
 * @param rule null for an address without a page; one of a build that declares no parameters yet reads them all
 * @returns empty, or with its `?`
 */
export function knownSearch(rule: Pick<RouteRule, 'search'> | null, search: string): string {
  if (rule && !rule.search) return search;
  const given = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const name of rule?.search ?? []) {
    const value = given.get(name);
    if (value !== null) known.set(name, value);
  }
  return known.size > 0 ? `?${known}` : '';
}
