import { decodeTextFile } from '@arbora/domain';

/** Ends of names of the files that are read. */
export const LIST_FILES = '.txt,.csv,.tsv,.xlsx';

/** The lines of a list in a file: rows of the first sheet of a workbook, with `;` between cells, or of a text. @throws Error for a file that is not a workbook */
export async function readListFile(file: File): Promise<string> {
  if (!/\.xlsx$/i.test(file.name)) return decodeTextFile(await file.arrayBuffer()).replace(/"/g, '');
  // Loaded with the first workbook.
  const { readSheet } = await import('read-excel-file/browser');
  const rows = await readSheet(file);
  return rows.map((row) => row.flatMap((cell) => (cell === null ? [] : [String(cell)])).join(';')).join('\n');
}
