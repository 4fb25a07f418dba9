import { decodeTextFile } from '@arbora/domain';
import { isWorkbook, readTableFile } from '@arbora/ui';
import { cellTexts } from './list-cells';

/** Accepted file extensions. */
export const LIST_FILES = '.txt,.csv,.tsv,.xlsx';

/**
 * Reads the lines of a list: rows of the first sheet of a workbook, cells joined by `;`, or a text file.
 * @throws TableFileTooLargeError; Error for a file that is not a workbook
 */
export async function readListFile(file: File): Promise<string> {
  const bytes = await readTableFile(file);
  if (!isWorkbook(file)) return decodeTextFile(bytes).replace(/"/g, '');
  // Imported with the first workbook.
  const { readSheet } = await import('read-excel-file/browser');
  const rows = await readSheet(bytes);
  return rows.map((row) => cellTexts(row).join(';')).join('\n');
}
