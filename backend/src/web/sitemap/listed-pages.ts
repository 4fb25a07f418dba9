import { CONTENT_PAGES, LOCALES, PAGE_TAG, type Locale } from '@arbora/domain';
import type { Registry, RouteRule } from '@arbora/registry';
import { askInProcess } from '../../http/in-process';
import { MAX_ROWS } from '../../rest/plan/plan-read';
import { restApi } from '../../rest/resources/declarations';
import type { App } from '../../service';

/** A page that search engines are told of. */
export interface ListedPage {
  /** Without locale, by the languages that it is in. */
  paths: Readonly<Partial<Record<Locale, string>>>;
  /** The day of its last change, `YYYY-MM-DD`, where it is known. */
  changed?: string;
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
  /** The column that versions of a page in several languages share; null where their path is the same. */
  groupColumn: string | null;
  /** The column with the time of the last change; null where the resource has none. */
  dateColumn: string | null;
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

const everywhere = (path: string): ListedPage['paths'] => Object.fromEntries(LOCALES.map((locale) => [locale, path]));

const dayOf = (time: unknown): string => String(time).slice(0, 10);

/** The pages with an address of their own; those that consist of an editor's text with the day of its last change. */
export async function fixedPages(app: App, registry: Registry): Promise<ListedPage[]> {
  const query = new URLSearchParams({ tag: `eq.${PAGE_TAG}`, select: 'slug,updated_at', order: 'updated_at' });
  const answer = await askInProcess(app, { url: `/api/rest/news_item?${query}` });
  const texts = answer.statusCode === 200 ? (JSON.parse(answer.body) as { slug: string; updated_at: string }[]) : [];
  const days = new Map(
    texts.map(({ slug, updated_at }) => [(CONTENT_PAGES as Record<string, string>)[slug], dayOf(updated_at)]),
  );
  const patterns = listedRules(registry).map(({ pattern }) => pattern);
  return patterns
    .filter((pattern) => paramsOf(pattern).length === 0)
    .map((path) => ({ paths: everywhere(path), changed: days.get(path) }));
}

/** The column that says when a row was last changed, if the resource shows it. */
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
      groupColumn: validation.translations ?? null,
      dateColumn: dateColumnOf(validation.resource),
      filters: Object.fromEntries(filters.filter(([, filter]) => !filter.includes('{'))),
    },
  ];
}

/** The rules whose pages are rows: their validations tell of what. */
export function listedRows(registry: Registry): ListedRows[] {
  return listedRules(registry).flatMap(rowsOfRule);
}

function columnsOf({ columns, localeColumn, groupColumn }: ListedRows): string[] {
  // Versions of one page come next to each other, and so to one file.
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
    const paths = rows.localeColumn === null ? everywhere(path) : { [row[rows.localeColumn] as Locale]: path };
    // Rows of one page, such as the sizes of a plant or the languages of an article, are one entry.
    const key = String((rows.groupColumn && row[rows.groupColumn]) ?? path);
    const known = pages.get(key);
    const day = rows.dateColumn === null ? undefined : dayOf(row[rows.dateColumn]);
    pages.set(key, {
      paths: { ...known?.paths, ...paths },
      changed: [known?.changed, day]
        .filter((one) => one !== undefined)
        .sort()
        .at(-1),
    });
  }
  return [...pages.values()];
}
