/** Excel detects UTF-8 only by it. */
const BYTE_ORDER_MARK = '\uFEFF';

export type CsvCell = string | number | null;

/** Escapes values that a spreadsheet would run as a formula. */
function text(value: string, separator: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return harmless.includes(separator) || /["\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function cell(value: CsvCell, { decimalMark, separator }: { decimalMark: string; separator: string }): string {
  if (value === null) return '';
  return typeof value === 'number' ? String(value).replace('.', decimalMark) : text(value, separator);
}

/**
 * CSV for spreadsheets in our locales: numbers have the decimal mark of the language, and Excel splits columns at
 * semicolons where that is a comma.
 */
export function csvOf(lines: readonly (readonly CsvCell[])[], locale: string): string {
  const marks = locale === 'en' ? { decimalMark: '.', separator: ',' } : { decimalMark: ',', separator: ';' };
  const texts = lines.map((line) => line.map((value) => cell(value, marks)).join(marks.separator));
  return `${BYTE_ORDER_MARK}${texts.join('\r\n')}\r\n`;
}

export function csvFile(lines: readonly (readonly CsvCell[])[], locale: string): Blob {
  return new Blob([csvOf(lines, locale)], { type: 'text/csv;charset=utf-8' });
}
