import type { CsvColumnsQuestion } from '@arbora/domain';
import { AppError } from '../../http/errors';
import type { CsvColumns } from './csv-columns';
import { csvMoney } from './csv-money';
import { dayOf } from './day';

/** Rows shown to a person, columns of each, and characters of a cell. */
const SHOWN = { rows: 6, columns: 60, characters: 80 };

/**
 * The refusal of a CSV whose columns are unknown, 422 payment.statement_columns with `details` `CsvColumnsQuestion`: the
 * fullest row, which holds the headings, and the rows after it. Columns of a file without headings have numbers.
 * `known`: columns that were recognized in the row of headings.
 */
export function unknownColumns(rows: readonly (readonly string[])[], known: CsvColumns = {}): AppError {
  const filled = (row: readonly string[]): number => row.filter((cell) => cell.trim() !== '').length;
  const most = Math.max(0, ...rows.map(filled));
  const at = rows.findIndex((row) => filled(row) === most);
  const fullest = rows[at] ?? [];
  const shown = rows.slice(at, at + SHOWN.rows).map((row) => row.slice(0, SHOWN.columns).map((cell) => cell.trim().slice(0, SHOWN.characters))); // oxfmt-ignore
  const columns = isMovement(fullest) ? fullest.map((_, index) => `#${index + 1}`) : fullest.map((cell) => cell.trim());
  const details: CsvColumnsQuestion = {
    columns,
    rows: isMovement(fullest) ? shown : shown.slice(1),
    known: Object.fromEntries(Object.entries(known).map(([field, index]) => [field, columns[index] ?? ''])),
  };
  return new AppError('payment.statement_columns', { details, message: 'the columns of the CSV are unknown' });
}

/** Whether a row has a day and an amount, and so is no row of headings. */
export function isMovement(row: readonly string[]): boolean {
  return (
    row.some((cell) => dayOf(cell) !== null) && row.some((cell) => dayOf(cell) === null && csvMoney(cell) !== null)
  );
}
