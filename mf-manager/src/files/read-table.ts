/** A cell of a table file as it stands there: texts stay texts, with their leading zeros. */
export type TableCell = string | number | boolean | null;

/** What a CSV that is no UTF-8 was written in: Excel's of our countries. */
const OLD_ENCODING = 'windows-1250';

function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(OLD_ENCODING).decode(bytes);
  }
}

/** The rows of a CSV, or of the first sheet of a workbook, as far as they hold something. @throws Error for another file */
export async function readTable(file: File): Promise<TableCell[][]> {
  // Large, and few read a file.
  const { read, utils } = await import('@e965/xlsx');
  const bytes = await file.arrayBuffer();
  const isText = !/\.xlsx$/i.test(file.name);
  const book = isText ? read(textOf(bytes), { type: 'string', raw: true }) : read(bytes, { type: 'array' });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (sheet === undefined) return [];
  return utils.sheet_to_json<TableCell[]>(sheet, { header: 1, raw: true, defval: null, blankrows: false });
}
