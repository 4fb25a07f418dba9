import { queryOptions, useQuery } from '@arbora/query';
import { TableFileTooLargeError } from '@arbora/ui';
import { useId, useState } from 'react';
import { readTable, type TableCell } from '../../files/read-table';
import { ROWS_MAX } from '../editing/save-changes.mutation';
import type { Section, SectionTexts } from '../section';
import { mapByTitle, type ColumnMap } from './compare-table';
import { importKeys, titleInFile } from './file-columns';
import { readImportedRows } from './read-imported-rows';

type Failure = 'unreadable' | 'tooLarge' | 'empty' | 'tooLong';
interface ImportedFile {
  headers: readonly TableCell[];
  lines: readonly (readonly TableCell[])[];
  map: ColumnMap;
  /** Distinguishes the chosen files. */
  number: number;
}

/** The file of an import, with a snapshot of the rows that it is compared with. */
export function useImportedFile(section: Section, texts: SectionTexts) {
  const [file, setFile] = useState<ImportedFile | null>(null);
  const [fault, setFault] = useState<Failure | null>(null);
  const [isReading, setReading] = useState(false);
  const dialog = useId();
  const { key, columns } = section;
  const isNamed = file !== null && (file.map[key] ?? file.map[columns[0]!.key]) !== undefined;
  const rows = useQuery({
    ...queryOptions({
      queryKey: ['import', dialog, file?.number, file?.map[key], file?.map[columns[0]!.key]],
      queryFn: () => readImportedRows(section, file!.lines, file!.map),
      staleTime: Infinity,
      gcTime: 0,
    }),
    enabled: isNamed,
  });

  async function read(chosen: File): Promise<Failure | null> {
    const table = await readTable(chosen).catch((error: unknown) =>
      error instanceof TableFileTooLargeError ? 'tooLarge' : 'unreadable',
    );
    if (typeof table === 'string') return table;
    const [headers, ...lines] = table;
    if (headers === undefined || lines.length === 0) return 'empty';
    if (lines.length > ROWS_MAX) return 'tooLong';
    const keys = importKeys(section);
    const titles = keys.map((one) => titleInFile(section, one, texts));
    setFile({ headers, lines, map: mapByTitle(keys, titles, headers), number: Date.now() });
    return null;
  }
  async function choose(chosen: File): Promise<void> {
    setReading(true);
    setFile(null);
    setFault(await read(chosen));
    setReading(false);
  }
  const setMap = (map: ColumnMap): void => setFile((current) => current && { ...current, map });
  const failure = fault ?? (rows.isError ? ('rows' as const) : null);
  return { file, rows: rows.data, isNamed, choose, setMap, failure, isPending: isReading || rows.isLoading };
}
