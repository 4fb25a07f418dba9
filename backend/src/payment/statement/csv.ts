import { PAYMENT_CURRENCY } from '@arbora/domain';
import { CsvError, parse } from 'csv-parse/sync';
import { exactAmount } from './amount';
import { columnsOf, plainHeading, type CsvField, type CsvMapping } from './csv-columns';
import { dayOf } from './day';
import { invalidStatement, withDerivedIds, tidy, type Statement, type LineWithoutId } from './statement';
import { variableSymbolIn, variableSymbolOf } from './symbol';

/** Maximum row of the headings: exports begin with some lines about the account. */
const PREAMBLE = 40;
/** Maximum row length in characters. */
const ROW_MAX = 20_000;

interface Row {
  cells: string[];
  line: number;
}

/**
 * Reads movements exported as CSV: some lines about the account, a row of headings, a row per movement. UTF-8 or
 * windows-1250; separated by semicolons, commas or tabs. `ownAccount` applies if the file names no account.
 * @throws AppError payment.statement_invalid with line and reason
 */
export function readCsv(bytes: Uint8Array, mapping: CsvMapping, ownAccount: string): Statement {
  const rows = rowsOf(decoded(bytes));
  const found = rows.slice(0, PREAMBLE).map(({ cells }) => columnsOf(cells, mapping));
  const head = found.findIndex((columns) => columns !== null);
  const columns = found[head];
  if (!columns) throw invalidStatement(rows[0]?.line ?? 1, 'columns');
  const account = accountIn(rows.slice(0, head)) ?? ownAccount;
  const lines = rows
    .slice(head + 1)
    .map((row) => movement(row, columns, account))
    .filter((line) => line !== null);
  const days = lines.map(({ booked_on }) => booked_on).sort();
  return {
    format: 'csv',
    account: lines[0]?.account ?? account,
    number: null,
    date_from: days[0] ?? null,
    date_to: days.at(-1) ?? null,
    lines: withDerivedIds(lines),
  };
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}

function rowsOf(text: string): Row[] {
  try {
    const rows = parse(text, {
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

/** The account named above the headings: its IBAN, or its number. */
function accountIn(rows: readonly Row[]): string | null {
  const named = new Map(rows.map(({ cells }) => [plainHeading(cells[0] ?? ''), cells[1] ?? '']));
  const name = ['iban', 'cislo uctu', 'accountid', 'ucet'].find((one) => /\d/.test(named.get(one) ?? ''));
  return name === undefined ? null : tidy(named.get(name)?.replace(/\s/g, ''), 40);
}

function movement(
  { cells, line }: Row,
  columns: Partial<Record<CsvField, number>>,
  account: string,
): LineWithoutId | null {
  const cell = (field: CsvField) => {
    const at = columns[field];
    return at === undefined ? '' : (cells[at] ?? '').trim();
  };
  // Exports end with rows of totals, and some with empty ones.
  if (cell('date') === '' && (cell('amount') === '' || cells.filter((one) => one.trim() !== '').length <= 2))
    return null;
  const amount = exactAmount(cell('amount'));
  if (amount === null) throw invalidStatement(line, 'amount');
  const booked = dayOf(cell('date'));
  if (booked === null) throw invalidStatement(line, 'date');
  const currency = cell('currency') === '' ? PAYMENT_CURRENCY : cell('currency').toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency)) throw invalidStatement(line, 'currency');
  const counter = tidy(cell('counter_account'), 40);
  const bank = cell('bank_code');
  const message = tidy(cell('message'), 500);
  return {
    line,
    account: tidy(cell('account').replace(/\s/g, ''), 40) ?? account,
    transaction_id: tidy(cell('id'), 100),
    amount,
    currency,
    booked_on: booked,
    counter_account:
      counter === null || bank === '' || counter.includes('/') ? counter : tidy(`${counter}/${bank}`, 50),
    counter_name: tidy(cell('counter_name'), 140),
    vs: variableSymbolOf(cell('vs')) ?? variableSymbolIn(message ?? ''),
    message,
    is_reversal: false,
  };
}
