import { plainHeading } from './csv-columns';
import { csvCurrency } from './csv-money';
import type { CsvRow } from './csv-rows';
import { tidy } from './statement';

/** What the rows above the headings tell about the account. */
export interface CsvPreamble {
  account: string | null;
  currency: string | null;
}

const CURRENCY = ['currency', 'mena', 'mena uctu', 'waluta', 'waluta rachunku'];
const NUMBER = ['cislo uctu', 'accountid', 'ucet', 'numer rachunku', 'dla rachunku', 'dla rachunkow'];
const BANK = ['bankid', 'kod banky'];

/** Reads rows of a label and a value, which is in the second cell or in the first one of the next row. */
export function csvPreamble(rows: readonly CsvRow[]): CsvPreamble {
  const named = new Map<string, string>();
  for (const [index, { cells }] of rows.entries()) {
    const label = plainHeading(cells[0] ?? '');
    const value = (cells[1] ?? '').trim();
    const isLabel = value === '' || plainHeading(value) === '' || isHeading(cells[1] ?? '');
    if (!named.has(label)) named.set(label, isLabel ? (rows[index + 1]?.cells[0] ?? '').trim() : value);
  }
  const valueOf = (labels: readonly string[]) => labels.map((label) => named.get(label) ?? '').find((one) => /\w/.test(one)); // oxfmt-ignore
  const number = accountIn(valueOf(NUMBER) ?? '');
  const bank = valueOf(BANK);
  const domestic = number !== null && bank !== undefined && !number.includes('/') ? `${number}/${bank}` : number;
  return {
    account: tidy(valueOf(['iban'])?.replace(/\s/g, ''), 40) ?? domestic,
    currency: csvCurrency(valueOf(CURRENCY) ?? ''),
  };
}

/** mBank begins all headings with `#`, also those of a row of values. */
function isHeading(cell: string): boolean {
  return cell.startsWith('#');
}

/** The account in a value such as `eKonto - 11 1140 2004 …` or `19-2000145399/0100`. */
function accountIn(value: string): string | null {
  const compact = value.replace(/\s/g, '');
  return tidy(/(?:[A-Z]{2})?\d[\d/-]*\d$/.exec(compact)?.[0], 40);
}
