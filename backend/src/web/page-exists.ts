import type { Locale } from '@arbora/domain';
import type { RouteMatch } from '@arbora/registry';
import { requestInProcess } from '../http/in-process';
import type { App } from '../service';

function filled(template: string, params: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_whole, name: string) => params[name] ?? '');
}

async function isThere(app: App, resource: string, filters: Readonly<Record<string, string>>): Promise<boolean> {
  const query = new URLSearchParams({ ...filters, limit: '1', select: Object.keys(filters).join(',') });
  const response = await requestInProcess(app, { url: `/api/rest/${resource}?${query}` });
  // A malformed id is refused as invalid input: there is no such row either.
  if (response.statusCode === 400) return false;
  return response.statusCode !== 200 || (JSON.parse(response.body) as unknown[]).length > 0;
}

/**
 * Whether the row that a page's address names exists, by the validation of its route rule, read as the anonymous role.
 * A failing data service counts as yes: the page then shows the error itself.
 */
export async function pageExists(app: App, match: RouteMatch, locale: Locale): Promise<boolean> {
  const { validation, access } = match.rule;
  if (!validation || access !== 'public') return true;
  const values = { ...match.params, locale };
  const filledIn = (filters: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(filters).map(([column, filter]) => [column, filled(filter, values)]));
  const { resource, filters, fallback } = validation;
  if (await isThere(app, resource, filledIn(filters))) return true;
  return fallback !== undefined && isThere(app, resource, filledIn(fallback));
}
