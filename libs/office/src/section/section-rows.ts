import { atRest, pageOf, rest, row, rows, type Page } from '@arbora/api';
import { keepPreviousData, queryOptions } from '@arbora/query';
import { listPage } from '../list/list-page';
import { anyContains } from './any-contains';
import type { Section, SectionQuery, SectionRow } from './section';
import type { SectionView } from './section-view';

const STALE_MS = 30_000;

interface Table {
  select: (columns: string, options?: { count: 'exact' }) => SectionQuery;
  insert: (values: object) => { select: (columns: string) => SectionQuery };
  upsert: (values: readonly object[]) => { select: (columns: string) => SectionQuery };
  update: (values: object) => SectionQuery & { select: (columns: string) => SectionQuery };
  delete: () => SectionQuery & { select: (columns: string) => SectionQuery };
}

/** A resource whose columns the section's definition has checked. */
export function resourceOf(name: string, service: Section['service'] = 'rest'): Table {
  const client = (service === 'at-rest' ? atRest() : rest({ anonymous: service === 'public' })) as unknown as {
    from: (name: string) => Table;
  };
  return client.from(name);
}

type ListState = Pick<SectionView, 'q' | 'sort' | 'filters'>;

/** All rows of a view, of all pages. */
function listQueryOf(section: Section, { q, sort, filters }: ListState): SectionQuery {
  let query = resourceOf(section.resource, section.service).select(section.select, { count: 'exact' });
  query = section.base?.(query) ?? query;
  for (const filter of section.filters ?? []) {
    const value = filters[filter.name];
    if (value !== undefined) query = filter.apply(query, value);
  }
  if (q && section.search) query = withSearch(query, section.search.by, q);
  const own = section.order.filter((column) => column.replace('-', '') !== sort?.key);
  const order = sort ? [`${sort.descending ? '-' : ''}${sort.key}`, ...own] : own;
  for (const column of [...order, section.key]) {
    query = query.order(column.replace(/^-/, ''), { ascending: !column.startsWith('-'), nullsFirst: false });
  }
  return query;
}

type SearchBy = NonNullable<Section['search']>['by'];

function withSearch(query: SectionQuery, by: SearchBy, text: string): SectionQuery {
  if (typeof by === 'function') return by(query, text);
  return query.or(anyContains(by, text));
}

/** A page of a section's list. */
export function sectionListQuery(section: Section, { page, ...view }: SectionView) {
  const { q, sort, filters } = view;
  return queryOptions({
    queryKey: [section.resource, 'section', section.name, { q, sort, filters }, page],
    queryFn: (context): Promise<Page<SectionRow>> =>
      listPage(listQueryOf(section, view), page, section.pageSize, context),
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
}

/** One row of a section, independent of the list's page; null if it does not exist. */
export function sectionRecordQuery(section: Section, id: string) {
  return queryOptions({
    queryKey: [section.resource, 'record', section.name, id],
    queryFn: () => readRecord(section, id),
    staleTime: STALE_MS,
  });
}

function readRecord(section: Section, id: string): Promise<SectionRow | null> {
  return row(resourceOf(section.resource, section.service).select(section.detailSelect).eq(section.key, id));
}

/** Whether a row with these unique values exists. */
export function slugTakenQuery(resource: string, values: Readonly<Record<string, string>>) {
  return queryOptions({
    queryKey: [resource, 'taken', values],
    queryFn: async () => {
      let query = resourceOf(resource).select(Object.keys(values).join());
      for (const [column, value] of Object.entries(values)) query = query.eq(column, value);
      return (await rows(query.limit(1))).length > 0;
    },
    staleTime: STALE_MS,
  });
}

const ROWS_PER_REQUEST = 1000;

/** All rows of a view, read page by page; `onRead` reports the progress. @throws ApiError */
export async function readAll(
  section: Section,
  view: ListState,
  onRead: (read: number, total: number) => void,
  narrow: (query: SectionQuery) => SectionQuery = (query) => query,
): Promise<SectionRow[]> {
  const all: SectionRow[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, total } = await pageOf(narrow(listQueryOf(section, view)), page, ROWS_PER_REQUEST);
    all.push(...rows);
    onRead(all.length, total);
    if (all.length >= total || rows.length < ROWS_PER_REQUEST) return all;
  }
}
