import { decodeTextFile } from '@arbora/domain';

/** Accepted file extensions. */
export const LIST_FILES = '.txt,.csv,.tsv,.xlsx';

/**
 * Reads the lines of a list: rows of the first sheet of a workbook, cells joined by `;`, or a text file. @throws Error
 * for a file that is not a workbook
 */
export async function readListFile(file: File): Promise<string> {
  if (!/\.xlsx$/i.test(file.name)) return decodeTextFile(await file.arrayBuffer()).replace(/"/g, '');
  // Imported with the first workbook.
  const { readSheet } = await import('read-excel-file/browser');
  const rows = await readSheet(file);
  return rows.map((row) => row.flatMap((cell) => (cell === null ? [] : [String(cell)])).join(';')).join('\n');
}
