import { CONTENT_PAGES, LOCALES, PAGE_TAG, type Locale } from '@arbora/domain';
import type { Registry, RouteRule } from '@arbora/registry';
import { requestInProcess } from '../../http/in-process';
import { MAX_ROWS } from '../../rest/plan/plan-read';
import { restApi } from '../../rest/resources/declarations';
import type { App } from '../../service';

/** A page in a sitemap. */
export interface ListedPage {
  /** Paths without locale, by the languages that the page exists in. */
  paths: Readonly<Partial<Record<Locale, string>>>;
  /** Date of the last change, `YYYY-MM-DD`, if known. */
  changed?: string;
}

/** Pages of one route rule that correspond to rows of the data service. */
export interface ListedRows {
  /** Part of the file names: `novinky` for `/novinky/:slug`. */
  name: string;
  pattern: string;
  resource: string;
  /** Columns by the route parameters that they fill. */
  columns: Readonly<Record<string, string>>;
  /** Column with the language of a row; null if a row exists in all languages. */
  localeColumn: string | null;
  /** Column shared by the language versions of a page; null if their path is the same. */
  groupColumn: string | null;
  /** Column with the time of the last change; null if the resource has none. */
  dateColumn: string | null;
  /** Filters that the rows must satisfy, whatever their address. */
  filters: Readonly<Record<string, string>>;
}

/** One read fills one file. A sitemap may list 50 000 addresses. */
const ROWS_PER_FILE = MAX_ROWS;

function listedRules({ remotes }: Registry): RouteRule[] {
  return remotes.flatMap(({ routes }) => routes).filter(({ access, sitemap }) => access === 'public' && sitemap);
}

function paramsOf(pattern: string): string[] {
  return [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name!);
}

const everywhere = (path: string): ListedPage['paths'] => Object.fromEntries(LOCALES.map((locale) => [locale, path]));

const dayOf = (time: unknown): string => String(time).slice(0, 10);

/** Pages with a fixed address; those of an editor's text with the date of its last change. */
export async function fixedPages(app: App, registry: Registry): Promise<ListedPage[]> {
  const query = new URLSearchParams({ tag: `eq.${PAGE_TAG}`, select: 'slug,updated_at', order: 'updated_at' });
  const response = await requestInProcess(app, { url: `/api/rest/news_item?${query}` });
  const texts =
    response.statusCode === 200 ? (JSON.parse(response.body) as { slug: string; updated_at: string }[]) : [];
  const days = new Map(
    texts.map(({ slug, updated_at }) => [(CONTENT_PAGES as Record<string, string>)[slug], dayOf(updated_at)]),
  );
  const patterns = listedRules(registry).map(({ pattern }) => pattern);
  return patterns
    .filter((pattern) => paramsOf(pattern).length === 0)
    .map((path) => ({ paths: everywhere(path), changed: days.get(path) }));
}

/** Column with the time of the last change, if the resource exposes it. */
function dateColumnOf(resource: string): string | null {
  const declared = (restApi.resources as Readonly<Record<string, { columns: readonly string[] }>>)[resource];
  return declared?.columns.includes('updated_at') ? 'updated_at' : null;
}

function rowsOfRule({ pattern, validation }: RouteRule): ListedRows[] {
  const params = paramsOf(pattern);
  if (params.length === 0 || !validation) return [];
  const filters = Object.entries(validation.filters);
  const columnOf = (placeholder: string): string | undefined =>
    filters.find(([, filter]) => filter === `eq.{${placeholder}}`)?.[0];
  const columns = params.map((param) => [param, columnOf(param)] as const);
  // An address with parts from outside the row cannot be built from rows.
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
      groupColumn: validation.translations ?? null,
      dateColumn: dateColumnOf(validation.resource),
      filters: Object.fromEntries(filters.filter(([, filter]) => !filter.includes('{'))),
    },
  ];
}

/** The rules whose pages are rows, derived from their validations. */
export function listedRows(registry: Registry): ListedRows[] {
  return listedRules(registry).flatMap(rowsOfRule);
}

function columnsOf({ columns, localeColumn, groupColumn }: ListedRows): string[] {
  // Language versions of a page are sorted next to each other, so that they end up in the same file.
  return [groupColumn, ...Object.values(columns), localeColumn].filter((column) => column !== null);
}

function question(rows: ListedRows, window: { limit: number; offset: number }): string {
  const columns = columnsOf(rows);
  const query = new URLSearchParams({
    ...rows.filters,
    select: [...columns, ...(rows.dateColumn === null ? [] : [rows.dateColumn])].join(','),
    order: columns.join(','),
    limit: String(window.limit),
    offset: String(window.offset),
  });
  return `/api/rest/${rows.resource}?${query}`;
}

/** Number of files for the rows of a rule; 0 if an anonymous visitor cannot read them. */
export async function sitemapFileCount(app: App, rows: ListedRows): Promise<number> {
  const response = await requestInProcess(app, {
    url: question(rows, { limit: 1, offset: 0 }),
    headers: { prefer: 'count=exact' },
  });
  const total = Number(String(response.headers['content-range'] ?? '').split('/')[1]);
  return response.statusCode < 300 && total > 0 ? Math.ceil(total / ROWS_PER_FILE) : 0;
}

/** Pages of a rule's file number `file`, from 1. */
export async function pagesOfRows(app: App, rows: ListedRows, file: number): Promise<ListedPage[]> {
  const url = question(rows, { limit: ROWS_PER_FILE, offset: (file - 1) * ROWS_PER_FILE });
  const response = await requestInProcess(app, { url });
  if (response.statusCode !== 200) return [];
  const pages = new Map<string, ListedPage>();
  for (const row of JSON.parse(response.body) as Record<string, unknown>[]) {
    const path = rows.pattern.replace(/:(\w+)/g, (_whole, param: string) =>
      encodeURIComponent(String(row[rows.columns[param]!])),
    );
    const paths = rows.localeColumn === null ? everywhere(path) : { [row[rows.localeColumn] as Locale]: path };
    // Rows of the same page, such as the sizes of a plant or the languages of an article, become one entry.
    const key = String((rows.groupColumn && row[rows.groupColumn]) ?? path);
    const listed = pages.get(key);
    const day = rows.dateColumn === null ? undefined : dayOf(row[rows.dateColumn]);
    pages.set(key, {
      paths: { ...listed?.paths, ...paths },
      changed: [listed?.changed, day]
        .filter((one) => one !== undefined)
        .sort()
        .at(-1),
    });
  }
  return [...pages.values()];
}
