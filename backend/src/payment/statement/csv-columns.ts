import { CSV_FIELDS, type CsvField, type CsvMapping } from '@arbora/domain';
import * as v from 'valibot';
import { machineText } from '../../http/fields';

const column = v.optional(machineText(100));

/** `CsvMapping`; unnamed fields are found by the headings of known banks. */
export const csvMappingSchema = v.strictObject({
  date: column,
  amount: column,
  currency: column,
  id: column,
  vs: column,
  counter_account: column,
  bank_code: column,
  counter_name: column,
  message: column,
  account: column,
});

/** Index of each field in a row. */
export type CsvColumns = Partial<Record<CsvField, number>>;

/**
 * Headings in the exports of Fio, Komerční banka, ČSOB, Raiffeisenbank and mBank (Czech and Polish), normalized by
 * `plainHeading`, in order of precedence.
 */
const KNOWN: Readonly<Record<CsvField, readonly string[]>> = {
  date: [
    'datum', 'datum zauctovani', 'datum uctovani', 'datum zauctovani transakce', 'datum provedeni',
    'datum uskutecneni transakce', 'datum splatnosti', 'datum zauctovania', 'datum uctovania', 'data ksiegowania',
    'data operacji', 'date',
  ],
  amount: [
    'objem', 'castka', 'castka v mene uctu', 'zauctovana castka', 'castka transakce', 'suma', 'kwota',
    'kwota operacji', 'amount',
  ],
  currency: ['mena', 'mena uctu', 'waluta', 'currency'],
  id: ['id pohybu', 'id operace', 'identifikace transakce', 'id transakce', 'cislo transakce', 'numer transakcji'],
  vs: ['vs', 'variabilni symbol', 'variabilny symbol'],
  counter_account: [
    'protiucet', 'cislo protiuctu', 'protiucet a kod banky', 'protiucet/kod banky', 'cislo uctu protistrany',
    'cislo uctu platce/prijemce', 'numer konta',
  ],
  bank_code: ['kod banky', 'kod banky protiuctu', 'banka protiuctu'],
  counter_name: [
    'nazev protiuctu', 'jmeno protistrany', 'nazev protistrany', 'protistrana', 'platce/prijemce', 'nadawca/odbiorca',
  ],
  message: [
    'zprava pro prijemce', 'zprava', 'zprava pro prijemce i platce', 'popis pro me', 'poznamka', 'popis prikazce',
    'sprava pre prijimatela', 'tytul', 'opis operacji',
  ],
  account: ['cislo uctu', 'ucet'],
}; // oxfmt-ignore

/** Normalizes a heading: lower case without accents and surrounding punctuation. */
export function plainHeading(heading: string): string {
  return heading
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '');
}

/** Identifies a row of headings, to remember its columns. */
export function headingsKey(headings: readonly string[]): string {
  return headings.map(plainHeading).join('|');
}

/** Index of each field in a row of headings; null without date or amount, so that it is not the row of headings. */
export function columnsOf(row: readonly string[], mapping: CsvMapping): CsvColumns | null {
  const headings = row.map(plainHeading);
  const columns: CsvColumns = {};
  for (const field of CSV_FIELDS) {
    const wanted = mapping[field];
    const names = wanted === undefined || wanted === '' ? KNOWN[field] : [plainHeading(wanted)];
    const at = names.map((name) => headings.indexOf(name)).find((index) => index >= 0);
    if (at !== undefined) columns[field] = at;
  }
  return columns.date === undefined || columns.amount === undefined ? null : columns;
}

/** Index of each field of a file without headings, whose columns are named by their number, `#1`; null for others. */
export function numberedColumns(mapping: CsvMapping): CsvColumns | null {
  const columns: CsvColumns = {};
  for (const field of CSV_FIELDS) {
    const wanted = mapping[field];
    if (wanted === undefined || wanted === '') continue;
    const number = /^#(\d{1,3})$/.exec(wanted)?.[1];
    if (number === undefined) return null;
    columns[field] = Number(number) - 1;
  }
  return columns.date === undefined || columns.amount === undefined ? null : columns;
}
