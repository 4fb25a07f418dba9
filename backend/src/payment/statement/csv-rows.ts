import { CsvError, parse } from 'csv-parse/sync';
import { invalidStatement } from './statement';

/** Maximum row of the headings: exports begin with some lines about the account. */
export const PREAMBLE = 40;
/** Maximum row length in characters. */
const ROW_MAX = 20_000;

export interface CsvRow {
  cells: string[];
  line: number;
}

/**
 * Splits a CSV separated by semicolons, commas or tabs into rows.
 * @throws AppError payment.statement_invalid with line and reason
 */
export function csvRows(text: string): CsvRow[] {
  try {
    const rows = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: ROW_MAX,
      info: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return rows.map(({ record, info }) => ({ cells: record, line: info.lines }));
  } catch (error) {
    throw invalidStatement(error instanceof CsvError ? Number(error['lines'] ?? 1) : 1, 'csv', error);
  }
}

/**
 * Guesses the delimiter: the one that occurs most in a single row among the first ones, which is the row of headings.
 */
function delimiterOf(text: string): string {
  const first = text.split(/\r?\n/, PREAMBLE);
  const counts = [';', ',', '\t'].map((mark) => ({
    mark,
    most: Math.max(...first.map((line) => line.split(mark).length)),
  }));
  return counts.sort((a, b) => b.most - a.most)[0]?.mark ?? ';';
}
