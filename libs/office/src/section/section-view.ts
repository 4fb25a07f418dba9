import { isUuid } from '@arbora/domain';
import { pageParam } from '@arbora/ui';
import type { Section } from './section';

/** Value of `id` for the form of a new row. */
export const NEW = 'new';

/** The section's state in the URL. */
export interface SectionView {
  page: number;
  q: string;
  sort: { key: string; descending: boolean } | null;
  /** Values by filter name; unknown values are dropped. */
  filters: Readonly<Record<string, string>>;
  /** Keys of the visible columns, in the section's order; always includes the first. */
  columns: readonly string[];
}

export function sectionView(section: Section, params: URLSearchParams): SectionView {
  const sortable = section.columns.filter(({ sort }) => sort).map(({ key }) => key);
  const sort = params.get('sort') ?? '';
  const key = sort.replace(/^-/, '');
  return {
    page: pageParam(params),
    q: params.get('q')?.trim() ?? '',
    sort: sortable.includes(key) ? { key, descending: sort.startsWith('-') } : null,
    filters: Object.fromEntries(
      (section.filters ?? []).flatMap(({ name, values, source }) => {
        const value = params.get(name);
        const isKnown = value !== null && (source ? (source.isId ?? isUuid)(value) : values?.includes(value));
        return isKnown ? [[name, value]] : [];
      }),
    ),
    columns: chosenColumns(section, params.get('columns')),
  };
}

function chosenColumns({ columns }: Section, wanted: string | null): string[] {
  const names = wanted?.split(',');
  return columns
    .filter(({ key, hidden }, index) => index === 0 || (names ? names.includes(key) : !hidden))
    .map(({ key }) => key);
}

/** Value of `columns` for this choice; null for the section's default. */
export function columnsParam(section: Section, keys: readonly string[]): string | null {
  const wanted = section.columns.map(({ key }) => key).filter((key) => keys.includes(key));
  const usual = chosenColumns(section, null);
  return wanted.join() === usual.join() ? null : wanted.join();
}

/** Value of `sort` after a click on a title: ascending, descending, then the section's default. */
export function nextSort(view: SectionView, key: string): string | null {
  if (view.sort?.key !== key) return key;
  return view.sort.descending ? null : `-${key}`;
}
