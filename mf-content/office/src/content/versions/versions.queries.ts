import { mutation, rest, row, rows, type Selection } from '@arbora/api';
import { keepPreviousData, queryOptions } from '@arbora/query';
import type { DocumentKind } from './documents';

const ENTRY = 'id,change_id,at,person_id,person_name,person_state,operation,table_name,row_key,before,after,undoes';
export type DocumentEntry = Selection<'history_list', typeof ENTRY>;

/** Page size in entries; a change of several rows has an entry for each. */
export const ENTRIES = 60;

/** The latest entries of a document's history, newest first. */
export function documentEntriesQuery(document: string, count: number) {
  return queryOptions({
    queryKey: ['history_list', 'document', document, count],
    queryFn: () =>
      rows(
        rest()
          .from('history_list')
          .select(ENTRY)
          .eq('document', document)
          .order('id', { ascending: false })
          .limit(count),
      ),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  });
}

/** A document right after a change; without a change it has no rows. */
export function documentVersionQuery(document: string, change: number | null) {
  return queryOptions({
    queryKey: ['history_list', 'version', document, change],
    queryFn: async () =>
      change === null
        ? {}
        : ((await row(rest().rpc('document_version', { p_document: document, p_change: change }))) ?? {}),
    // Versions are immutable.
    staleTime: 60_000,
  });
}

const invalidatedKeys = ({ table, lists }: DocumentKind): string[][] => [
  ...[table, ...lists.map((list) => list.table)].map((one) => [one]),
  ['history_list'],
];

/** Restores a whole document. Resolves to the resulting change; null if there was no difference. */
export function restoreVersion(kind: DocumentKind) {
  return mutation<number | null, { document: string; change: number; latest: number }>({
    run: ({ document, change, latest }) =>
      row(rest().rpc('restore_version', { p_document: document, p_change: change, p_latest: latest })),
    invalidates: invalidatedKeys(kind),
  });
}

/** Undoes a restore. */
export function undoRestore(kind: DocumentKind) {
  return mutation<unknown, number>({
    run: (change) => row(rest().rpc('undo_change', { p_change: change })),
    invalidates: invalidatedKeys(kind),
  });
}
