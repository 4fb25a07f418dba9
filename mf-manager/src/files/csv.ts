/** Excel splits columns at semicolons where the decimal mark is a comma, and detects UTF-8 only by a BOM. */
const SEPARATOR = ';';
const BYTE_ORDER_MARK = '\uFEFF';

export type CsvCell = string | number | null;

/** Escapes values that a spreadsheet would run as a formula. */
function text(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function cell(value: CsvCell, decimalMark: string): string {
  if (value === null) return '';
  return typeof value === 'number' ? String(value).replace('.', decimalMark) : text(value);
}

/** CSV for spreadsheets in our locales; numbers have the decimal mark of the language. */
export function csvOf(lines: readonly (readonly CsvCell[])[], locale: string): string {
  const decimalMark = locale === 'en' ? '.' : ',';
  const texts = lines.map((line) => line.map((value) => cell(value, decimalMark)).join(SEPARATOR));
  return `${BYTE_ORDER_MARK}${texts.join('\r\n')}\r\n`;
}

export function csvFile(lines: readonly (readonly CsvCell[])[], locale: string): Blob {
  return new Blob([csvOf(lines, locale)], { type: 'text/csv;charset=utf-8' });
}
