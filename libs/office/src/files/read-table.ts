import { decodeTextFile } from '@arbora/domain';
import { isWorkbook, readTableFile } from '@arbora/ui';

/** Unconverted cell of a table file: texts keep their leading zeros. */
export type TableCell = string | number | boolean | null;

/**
 * Non-empty rows of a CSV, or of the first sheet of a workbook.
 * @throws TableFileTooLargeError; Error for another file
 */
export async function readTable(file: File): Promise<TableCell[][]> {
  const bytes = await readTableFile(file);
  // Lazy: few sessions import a file.
  const { read, utils } = await import('@e965/xlsx');
  const book = isWorkbook(file)
    ? read(new Uint8Array(bytes), { type: 'array' })
    : read(decodeTextFile(bytes), { type: 'string', raw: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (sheet === undefined) return [];
  return utils.sheet_to_json<TableCell[]>(sheet, { header: 1, raw: true, defval: null, blankrows: false });
}
