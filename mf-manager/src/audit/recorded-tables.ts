import { recordedTables, useContributions, type RecordedTable } from '@arbora/office';
import { routes } from '@arbora/routes';

/** The settings, which no other remote edits. */
const OWN: Readonly<Record<string, RecordedTable>> = { kejval: { link: () => routes.managerSettings.href() } };

interface Recorded {
  tableOf: (table: string) => RecordedTable | undefined;
  /** The page that shows a row, by its table, key and document (`offer:{id}`); null if none does. */
  linkTo: (table: string, key: string, document: string) => string | null;
}

/** Links and sections of the tables in the history, as the remotes declare them. */
export function useRecordedTables(): Recorded {
  const loaded = useContributions(recordedTables).data?.loaded.map(({ value }) => value) ?? [];
  const tableOf = (table: string): RecordedTable | undefined =>
    OWN[table] ?? loaded.find(({ tables }) => table in tables)?.tables[table];
  return {
    tableOf,
    linkTo(table, key, document) {
      const [kind = '', id = ''] = document.split(':');
      const documentLink = loaded.find(({ documents }) => documents && kind in documents)?.documents?.[kind];
      return tableOf(table)?.link?.(key.split(',')[0]!) ?? documentLink?.(id) ?? null;
    },
  };
}
