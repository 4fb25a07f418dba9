import { LOCALES, type Locale } from '@arbora/domain';
import type { Registry, RouteRule } from '@arbora/registry';
import { askInProcess } from '../../http/in-process';
import { MAX_ROWS } from '../../rest/plan/plan-read';
import type { App } from '../../service';

/** A page that search engines are told of: its paths without locale, by the languages that it is in. */
export interface ListedPage {
  path: string;
  locales: readonly Locale[];
}

/** Pages of one rule that come from rows of the data service. */
export interface ListedRows {
  /** Of its files: `novinky` for `/novinky/:slug`. */
  name: string;
  pattern: string;
  resource: string;
  /** Columns by the parameters that they fill. */
  columns: Readonly<Record<string, string>>;
  /** The column that says which language a row is in; null where a row is in all of them. */
  localeColumn: string | null;
  /** What the rows have to be, whatever their address. */
  filters: Readonly<Record<string, string>>;
}

/** What is read at once comes to one file. It may name 50 000 addresses. */
const ROWS_PER_FILE = MAX_ROWS;

function listedRules({ remotes }: Registry): RouteRule[] {
  return remotes.flatMap(({ routes }) => routes).filter(({ access, sitemap }) => access === 'public' && sitemap);
}

function paramsOf(pattern: string): string[] {
  return [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name!);
}

/** The pages with an address of their own. */
export function fixedPages(registry: Registry): ListedPage[] {
  const patterns = listedRules(registry).map(({ pattern }) => pattern);
  return patterns.filter((pattern) => paramsOf(pattern).length === 0).map((path) => ({ path, locales: LOCALES }));
}

function rowsOfRule({ pattern, validation }: RouteRule): ListedRows[] {
  const params = paramsOf(pattern);
  if (params.length === 0 || !validation) return [];
  const filters = Object.entries(validation.filters);
  const columnOf = (placeholder: string): string | undefined =>
    filters.find(([, filter]) => filter === `eq.{${placeholder}}`)?.[0];
  const columns = params.map((param) => [param, columnOf(param)] as const);
  // An address that more than the row's own columns make up cannot be told from the rows.
  if (columns.some(([, column]) => column === undefined)) return [];
  return [
    {
      name: pattern
        .split('/')
        .filter((part) => part && !part.startsWith(':'))
        .join('-'),
      pattern,
      resource: validation.resource,
      columns: Object.fromEntries(columns) as Record<string, string>,
      localeColumn: columnOf('locale') ?? null,
      filters: Object.fromEntries(filters.filter(([, filter]) => !filter.includes('{'))),
    },
  ];
}

/** The rules whose pages are rows: their validations tell of what. */
export function listedRows(registry: Registry): ListedRows[] {
  return listedRules(registry).flatMap(rowsOfRule);
}

function columnsOf({ columns, localeColumn }: ListedRows): string[] {
  return [...Object.values(columns), ...(localeColumn === null ? [] : [localeColumn])];
}

function question(rows: ListedRows, window: { limit: number; offset: number }): string {
  const columns = columnsOf(rows).join(',');
  const query = new URLSearchParams({
    ...rows.filters,
    select: columns,
    order: columns,
    limit: String(window.limit),
    offset: String(window.offset),
  });
  return `/api/rest/${rows.resource}?${query}`;
}

/** How many files the rows of a rule come to; none where they cannot be read as a stranger. */
export async function filesOf(app: App, rows: ListedRows): Promise<number> {
  const answer = await askInProcess(app, {
    url: question(rows, { limit: 1, offset: 0 }),
    headers: { prefer: 'count=exact' },
  });
  const total = Number(String(answer.headers['content-range'] ?? '').split('/')[1]);
  return answer.statusCode < 300 && total > 0 ? Math.ceil(total / ROWS_PER_FILE) : 0;
}

/** The pages of a rule's file number `file`, from 1. */
export async function pagesOfRows(app: App, rows: ListedRows, file: number): Promise<ListedPage[]> {
  const url = question(rows, { limit: ROWS_PER_FILE, offset: (file - 1) * ROWS_PER_FILE });
  const answer = await askInProcess(app, { url });
  if (answer.statusCode !== 200) return [];
  const pages = new Map<string, ListedPage>();
  for (const row of JSON.parse(answer.body) as Record<string, unknown>[]) {
    const path = rows.pattern.replace(/:(\w+)/g, (_whole, param: string) =>
      encodeURIComponent(String(row[rows.columns[param]!])),
    );
    const locales =
      rows.localeColumn === null ? LOCALES : LOCALES.filter((locale) => locale === row[rows.localeColumn!]);
    // Rows of one page, such as the sizes of a plant, name it once.
    pages.set(`${path} ${locales.join()}`, { path, locales });
  }
  return [...pages.values()];
}
