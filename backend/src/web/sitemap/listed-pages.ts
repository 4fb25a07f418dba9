import { CONTENT_PAGES, LOCALES, PAGE_TAG, type Locale } from '@arbora/domain';
import type { Registry, RouteRule } from '@arbora/registry';
import type { Pool } from 'pg';
import { requestInProcess } from '../../http/in-process';
import { MAX_ROWS } from '../../rest/plan/plan-read';
import type { App } from '../../service';
import { dayOf, lastChanges } from './last-changes';

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
  /** Filters that the rows must satisfy, whatever their address. */
  filters: Readonly<Record<string, string>>;
}

/** Rows whose pages start in one file. A sitemap may list 50 000 addresses. */
const ROWS_PER_FILE = 900;
/** Further rows of the last page of a file, such as the sizes of a plant. */
const ROWS_BEYOND = MAX_ROWS - ROWS_PER_FILE - 1;

function listedRules({ remotes }: Registry): RouteRule[] {
  return remotes.flatMap(({ routes }) => routes).filter(({ access, sitemap }) => access === 'public' && sitemap);
}

function paramsOf(pattern: string): string[] {
  return [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name!);
}

const everywhere = (path: string): ListedPage['paths'] => Object.fromEntries(LOCALES.map((locale) => [locale, path]));

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

function question(
  rows: ListedRows,
  window: { limit: number; offset: number },
  dateColumn: string | null = null,
): string {
  const columns = columnsOf(rows);
  const query = new URLSearchParams({
    ...rows.filters,
    select: [...columns, ...(dateColumn === null ? [] : [dateColumn])].join(','),
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

type ListedRow = Readonly<Record<string, unknown>>;

function pathOf({ pattern, columns }: ListedRows, row: ListedRow): string {
  return pattern.replace(/:(\w+)/g, (_whole, param: string) => encodeURIComponent(String(row[columns[param]!])));
}

/** Identifies the page of a row: several rows, such as the sizes of a plant or the languages of an article, have one. */
function pageKey(rows: ListedRows, row: ListedRow): string {
  return String((rows.groupColumn && row[rows.groupColumn]) ?? pathOf(rows, row));
}

/** The rows of the pages that start in a file: a page whose rows lie on both sides of a boundary is in the first only. */
async function rowsOfFile(app: App, rows: ListedRows, file: number, dateColumn: string | null): Promise<ListedRow[]> {
  const start = (file - 1) * ROWS_PER_FILE;
  const before = Math.min(start, 1);
  const limit = before + ROWS_PER_FILE + ROWS_BEYOND;
  const response = await requestInProcess(app, { url: question(rows, { limit, offset: start - before }, dateColumn) });
  if (response.statusCode !== 200) return [];
  const found = JSON.parse(response.body) as ListedRow[];
  const keys = found.map((row) => pageKey(rows, row));
  const previous = before === 1 ? keys[0] : undefined;
  const last = keys[before + ROWS_PER_FILE - 1];
  return found.filter((_row, index) => {
    const key = keys[index];
    return key !== previous && (index < before + ROWS_PER_FILE || key === last);
  });
}

/** Column with the time of the last change; null if the resource has none. */
async function dateColumnOf(app: App, resource: string): Promise<string | null> {
  const { statusCode } = await requestInProcess(app, { url: `/api/rest/${resource}?select=updated_at&limit=0` });
  return statusCode < 300 ? 'updated_at' : null;
}

/** Pages of a rule's file number `file`, from 1. */
export async function pagesOfRows(app: App, service: Pool, rows: ListedRows, file: number): Promise<ListedPage[]> {
  const dateColumn = await dateColumnOf(app, rows.resource);
  const found = await rowsOfFile(app, rows, file, dateColumn);
  const days = await lastChanges(service, { ...rows, dateColumn }, found);
  const pages = new Map<string, ListedPage>();
  for (const row of found) {
    const path = pathOf(rows, row);
    const paths = rows.localeColumn === null ? everywhere(path) : { [row[rows.localeColumn] as Locale]: path };
    const key = pageKey(rows, row);
    const listed = pages.get(key);
    pages.set(key, {
      paths: { ...listed?.paths, ...paths },
      changed: [listed?.changed, days(row)]
        .filter((one) => one !== undefined)
        .sort()
        .at(-1),
    });
  }
  return [...pages.values()];
}
