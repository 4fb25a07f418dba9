import { pragueDay, slug } from '@arbora/domain';
import { saveFile } from '@arbora/ui';
import { csvFile, type CsvCell } from './csv';
import { xlsxFile } from './xlsx';

export const TABLE_FORMATS = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/** Saves lines, titles first, as a file named by `name` and today's date. */
export async function saveTable(
  name: string,
  format: TableFormat,
  lines: readonly (readonly CsvCell[])[],
  locale: string,
): Promise<void> {
  const file = format === 'csv' ? csvFile(lines, locale) : await xlsxFile(name, lines);
  saveFile(`${slug(name)}-${pragueDay(Date.now())}.${format}`, file);
}
