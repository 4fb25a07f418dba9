import { decodeTextFile } from '@arbora/domain';

/** A cell of a table file as it stands there: texts stay texts, with their leading zeros. */
export type TableCell = string | number | boolean | null;

/** The rows of a CSV, or of the first sheet of a workbook, as far as they hold something. @throws Error for another file */
export async function readTable(file: File): Promise<TableCell[][]> {
  // Loaded with the first file.
  const { read, utils } = await import('@e965/xlsx');
  const bytes = await file.arrayBuffer();
  const isText = !/\.xlsx$/i.test(file.name);
  const book = isText ? read(decodeTextFile(bytes), { type: 'string', raw: true }) : read(bytes, { type: 'array' });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (sheet === undefined) return [];
  return utils.sheet_to_json<TableCell[]>(sheet, { header: 1, raw: true, defval: null, blankrows: false });
}
