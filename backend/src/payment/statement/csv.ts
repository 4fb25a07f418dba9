import { PAYMENT_CURRENCY, type CsvField, type CsvMapping } from '@arbora/domain';
import { columnsOf, headingsKey, numberedColumns, type CsvColumns } from './csv-columns';
import { csvCurrency, csvMoney } from './csv-money';
import { csvPreamble } from './csv-preamble';
import { isMovement, unknownColumns } from './csv-question';
import { csvRows, PREAMBLE, type CsvRow } from './csv-rows';
import { dayOf } from './day';
import { invalidStatement, tidy, type ReadMovement, type ReadStatement, type SkippedLine } from './statement';
import { variableSymbolOf } from './symbol';

/** Account and currency of movements that name none. */
interface Defaults {
  account: string;
  currency: string;
}

/**
 * Reads movements exported as CSV: some lines about the account, a row of headings, a row per movement. `ownAccount`
 * applies if the file names no account.
 * @throws AppError payment.statement_columns; payment.statement_invalid with line and reason
 */
export function readCsv(text: string, mapping: CsvMapping, ownAccount: string): ReadStatement {
  const rows = csvRows(text);
  const { columns, head, headings } = tableOf(rows, mapping);
  const preamble = csvPreamble(rows.slice(0, head));
  const defaults = { account: preamble.account ?? ownAccount, currency: preamble.currency ?? PAYMENT_CURRENCY };
  const lines: ReadMovement[] = [];
  const skipped: SkippedLine[] = [];
  for (const row of rows.slice(head)) {
    const read = movement(row, columns, defaults);
    if (read !== null) lines.push(read);
    else if (row.cells.some((cell) => cell.trim() !== '')) {
      skipped.push({ line: row.line, reason: 'no_movement', amount: null, currency: null });
    }
  }
  const days = lines.map(({ booked_on }) => booked_on).sort();
  return {
    format: 'csv',
    account: lines[0]?.account ?? defaults.account,
    number: null,
    date_from: days[0] ?? null,
    date_to: days.at(-1) ?? null,
    lines,
    skipped,
    headings,
  };
}

/** The columns, the first row after the headings, and the headings. */
function tableOf(
  rows: readonly CsvRow[],
  mapping: CsvMapping,
): { columns: CsvColumns; head: number; headings: string | null } {
  const numbered = numberedColumns(mapping);
  const first = rows.findIndex(({ cells }) => isMovement(cells));
  if (numbered !== null && first >= 0) return { columns: numbered, head: first, headings: null };
  const beginning = rows.slice(0, PREAMBLE).map(({ cells }) => cells);
  const found = beginning.map((cells) => columnsOf(cells, mapping));
  const at = found.findIndex((columns) => columns !== null);
  const columns = found[at];
  // Without a symbol no payment would find its reservation. A bank may have no such column: then a person says so.
  const isChosen = Object.keys(mapping).length > 0 || rows.length === at + 1;
  if (!columns || (!isChosen && columns.vs === undefined && columns.message === undefined)) {
    throw unknownColumns(beginning.slice(Math.max(at, 0)), columns ?? {});
  }
  return { columns, head: at + 1, headings: headingsKey(beginning[at] ?? []) };
}

function movement({ cells, line }: CsvRow, columns: CsvColumns, defaults: Defaults): ReadMovement | null {
  const cell = (field: CsvField) => {
    const at = columns[field];
    return at === undefined ? '' : (cells[at] ?? '').trim();
  };
  const filled = cells.filter((one) => one.trim() !== '').length;
  // Exports end with rows of totals, and some with empty ones.
  if (cell('date') === '' ? cell('amount') === '' || filled <= 2 : filled <= 2 && !/\d/.test(cell('date'))) return null;
  const money = csvMoney(cell('amount'));
  if (money === null) throw invalidStatement(line, 'amount');
  const booked = dayOf(cell('date'));
  if (booked === null) throw invalidStatement(line, 'date');
  const currency = cell('currency') === '' ? (money.currency ?? defaults.currency) : csvCurrency(cell('currency'));
  if (currency === null) throw invalidStatement(line, 'currency');
  // Some banks write an apostrophe before an account, so that a spreadsheet keeps it as text.
  const counter = tidy(cell('counter_account').replace(/^'/, ''), 40);
  const bank = cell('bank_code');
  const message = tidy(cell('message'), 500);
  return {
    line,
    account: tidy(cell('account').replace(/\s/g, ''), 40) ?? defaults.account,
    bank_id: tidy(cell('id'), 100),
    amount: money.amount,
    currency,
    booked_on: booked,
    counter_account:
      counter === null || bank === '' || counter.includes('/') ? counter : tidy(`${counter}/${bank}`, 50),
    counter_name: tidy(cell('counter_name'), 140),
    vs: variableSymbolOf(cell('vs')),
    texts: [cell('vs'), message ?? ''],
    message,
    is_reversal: false,
    doubt: null,
  };
}
