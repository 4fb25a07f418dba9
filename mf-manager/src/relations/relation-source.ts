import type { Locale } from '@arbora/domain';
import { queryOptions } from '@arbora/query';

/** A row that others refer to, in words. */
export interface Related {
  id: string;
  label: string;
}

/** Rows of a table that a field or a filter refers to. */
export interface RelationSource {
  /** First parts of the query keys: its resource. */
  key: readonly string[];
  /** The first rows that the text finds; for an empty text the first of all. */
  find: (text: string, locale: Locale) => Promise<Related[]>;
  /** The rows of these ids. */
  named: (ids: readonly string[], locale: Locale) => Promise<Related[]>;
}

const STALE_MS = 60_000;
const labels = new Map<string, string>();

/** Name of a loaded row; the id of one that is not loaded. */
export function labelOf(id: string): string {
  return labels.get(id) ?? id;
}

function remember(rows: Related[]): Related[] {
  for (const { id, label } of rows) labels.set(id, label);
  return rows;
}

export function foundRelated({ key, find }: RelationSource, text: string, locale: Locale) {
  return queryOptions({
    queryKey: [...key, 'related', text, locale],
    queryFn: async () => remember(await find(text, locale)),
    staleTime: STALE_MS,
  });
}

export function namedRelated(
  { key, named }: Pick<RelationSource, 'key' | 'named'>,
  ids: readonly string[],
  locale: Locale,
) {
  return queryOptions({
    queryKey: [...key, 'named', ids, locale],
    queryFn: async () => remember(await named(ids, locale)),
    staleTime: STALE_MS,
  });
}
