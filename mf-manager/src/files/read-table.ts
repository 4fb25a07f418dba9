import { decodeTextFile } from '@arbora/domain';

/** Unconverted cell of a table file: texts keep their leading zeros. */
export type TableCell = string | number | boolean | null;

/** Non-empty rows of a CSV, or of the first sheet of a workbook. @throws Error for another file */
export async function readTable(file: File): Promise<TableCell[][]> {
  // Lazy: few sessions import a file.
  const { read, utils } = await import('@e965/xlsx');
  const bytes = await file.arrayBuffer();
  const isText = !/\.xlsx$/i.test(file.name);
  const book = isText ? read(decodeTextFile(bytes), { type: 'string', raw: true }) : read(bytes, { type: 'array' });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (sheet === undefined) return [];
  return utils.sheet_to_json<TableCell[]>(sheet, { header: 1, raw: true, defval: null, blankrows: false });
}
