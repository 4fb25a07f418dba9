import type { Locale } from '@arbora/domain';
import type { RouteMatch } from '@arbora/registry';
import { requestInProcess } from '../http/in-process';
import type { App } from '../service';

type Row = Readonly<Record<string, unknown>>;

async function firstRow(app: App, resource: string, query: Record<string, string>): Promise<Row | null> {
  const response = await requestInProcess(app, {
    url: `/api/rest/${resource}?${new URLSearchParams({ ...query, limit: '1' })}`,
  });
  return response.statusCode === 200 ? ((JSON.parse(response.body) as Row[])[0] ?? null) : null;
}

/**
 * For a URL whose row exists in another language only: the path, without language, of the row's translation into
 * `locale`; null if the page has no translations, or there is none. Read as the anonymous role, so unpublished rows
 * redirect nowhere.
 */
export async function translatedPath(app: App, { rule, params }: RouteMatch, locale: Locale): Promise<string | null> {
  const { translations: linkColumn, filters = {}, resource = '' } = rule.validation ?? {};
  if (linkColumn === undefined || rule.access !== 'public') return null;
  const entries = Object.entries(filters);
  const fixed = entries.filter(([, filter]) => !filter.includes('{'));
  const fromParams = entries.filter(([, filter]) => filter.includes('{') && !filter.includes('{locale}'));
  const columnOf = (name: string): string | undefined => entries.find(([, filter]) => filter === `eq.{${name}}`)?.[0];
  const localeColumn = columnOf('locale');
  if (localeColumn === undefined) return null;

  const original = await firstRow(app, resource, {
    ...Object.fromEntries(fixed),
    ...Object.fromEntries(
      fromParams.map(([column, filter]) => [
        column,
        filter.replace(/\{(\w+)\}/g, (_whole, name: string) => params[name] ?? ''),
      ]),
    ),
    [linkColumn]: 'not.is.null',
    select: linkColumn,
  });
  if (original === null) return null;
  const columns = Object.fromEntries(Object.keys(params).map((name) => [name, columnOf(name)]));
  const sibling = await firstRow(app, resource, {
    ...Object.fromEntries(fixed),
    [linkColumn]: `eq.${String(original[linkColumn])}`,
    [localeColumn]: `eq.${locale}`,
    select: Object.values(columns).join(','),
  });
  if (sibling === null) return null;
  return rule.pattern.replace(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(String(sibling[columns[name] ?? ''] ?? params[name])),
  );
}
