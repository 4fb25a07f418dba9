import type { Locale, PersonState } from '@arbora/domain';
import { queryOptions } from '@arbora/query';

/** A referenced row with its label. */
export interface Related {
  id: string;
  label: string;
  /** Of a person. */
  state?: PersonState | null;
}

/** Rows of a table that a field or filter references. */
export interface RelationSource {
  /** Prefix of the query keys: the resource. */
  key: readonly string[];
  /** The first rows that match the text; an empty text matches all. */
  search: (text: string, locale: Locale) => Promise<Related[]>;
  /** The rows of these ids. */
  byIds: (ids: readonly string[], locale: Locale) => Promise<Related[]>;
  /** Whether a value in the URL can be an id; by default if it is a UUID. */
  isId?: (value: string) => boolean;
}

const STALE_MS = 60_000;
const labels = new Map<string, string>();

/** Label of a row; its id until it is loaded. */
export function labelOf(id: string): string {
  return labels.get(id) ?? id;
}

function remember(rows: Related[]): Related[] {
  for (const { id, label } of rows) labels.set(id, label);
  return rows;
}

export function relatedSearchQuery({ key, search }: RelationSource, text: string, locale: Locale) {
  return queryOptions({
    queryKey: [...key, 'related', text, locale],
    queryFn: async () => remember(await search(text, locale)),
    staleTime: STALE_MS,
  });
}

export function relatedByIdsQuery(
  { key, byIds }: Pick<RelationSource, 'key' | 'byIds'>,
  ids: readonly string[],
  locale: Locale,
) {
  return queryOptions({
    queryKey: [...key, 'named', ids, locale],
    queryFn: async () => remember(await byIds(ids, locale)),
    staleTime: STALE_MS,
  });
}
