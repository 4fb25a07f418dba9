import { useState } from 'react';
import { readTable, type TableCell } from '../../files/read-table';
import type { Section, SectionRow, SectionTexts } from '../section';
import { readAll } from '../section-rows';
import { mapByTitle, type ColumnMap } from './compare-table';

/** Lines that one change takes. */
const LINES_MAX = 5000;
const ALL = { q: '', sort: null, filters: {} };

type Failure = 'unreadable' | 'empty' | 'tooLong' | 'rows';
interface ImportedFile {
  heads: readonly TableCell[];
  lines: readonly (readonly TableCell[])[];
  map: ColumnMap;
  /** The rows that it is compared with, as they were when it was chosen. */
  rows: readonly SectionRow[];
}

/** Keys of the columns that a file may have: the name, what else tells rows apart, and what is read. */
export function importKeys(section: Section): string[] {
  const { by, columns } = section.importing!;
  return [section.columns[0]!.key, ...by, ...columns.map(({ key }) => key)];
}

/** The file of an import with the rows of the section. */
export function useImportedFile(section: Section, texts: SectionTexts) {
  const [file, setFile] = useState<ImportedFile | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isPending, setPending] = useState(false);

  async function read(chosen: File): Promise<Failure | null> {
    const table = await readTable(chosen).catch(() => null);
    if (table === null) return 'unreadable';
    const [heads, ...lines] = table;
    if (heads === undefined || lines.length === 0) return 'empty';
    if (lines.length > LINES_MAX) return 'tooLong';
    const rows = await readAll(section, ALL, () => undefined).catch(() => null);
    if (rows === null) return 'rows';
    const keys = importKeys(section);
    const titles = keys.map((key) => texts.t(section.columns.find((column) => column.key === key)!.title));
    setFile({ heads, lines, rows, map: mapByTitle(keys, titles, heads) });
    return null;
  }
  async function choose(chosen: File): Promise<void> {
    setPending(true);
    setFile(null);
    setFailure(await read(chosen));
    setPending(false);
  }
  const setMap = (map: ColumnMap): void => setFile((known) => known && { ...known, map });
  return { file, choose, setMap, failure, isPending };
}
