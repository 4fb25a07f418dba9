/** Ends of names of the files that are read. */
export const LIST_FILES = '.txt,.csv,.tsv,.xlsx';

/** What a CSV that is no UTF-8 was written in: Excel's of our countries. */
const OLD_ENCODING = 'windows-1250';

function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(OLD_ENCODING).decode(bytes);
  }
}

/** The lines of a list in a file: rows of the first sheet of a workbook, with `;` between cells, or of a text. @throws Error for what is no workbook */
export async function readListFile(file: File): Promise<string> {
  if (!/\.xlsx$/i.test(file.name)) return textOf(await file.arrayBuffer()).replace(/"/g, '');
  // Large, and few have a workbook.
  const { readSheet } = await import('read-excel-file/browser');
  const rows = await readSheet(file);
  return rows.map((row) => row.flatMap((cell) => (cell === null ? [] : [String(cell)])).join(';')).join('\n');
}
