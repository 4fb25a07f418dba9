import * as v from 'valibot';
import { machineText } from '../../http/fields';

/** Fields of a CSV statement. */
export const CSV_FIELDS = [
  'date',
  'amount',
  'currency',
  'id',
  'vs',
  'counter_account',
  'bank_code',
  'counter_name',
  'message',
  'account',
] as const;
export type CsvField = (typeof CSV_FIELDS)[number];

const column = v.optional(machineText(100));

/** Headings of the columns by field; unnamed fields are found by the headings of known banks. */
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
export type CsvMapping = v.InferOutput<typeof csvMappingSchema>;

/** Headings in the exports of Fio, Komerční banka and ČSOB, normalized by `plainHeading`, in order of precedence. */
const KNOWN: Readonly<Record<CsvField, readonly string[]>> = {
  date: ['datum', 'datum zauctovani', 'datum uctovani', 'datum provedeni', 'datum splatnosti', 'date'],
  amount: ['objem', 'castka', 'castka v mene uctu', 'amount'],
  currency: ['mena', 'mena uctu', 'currency'],
  id: ['id pohybu', 'id operace', 'identifikace transakce', 'id transakce', 'cislo transakce'],
  vs: ['vs', 'variabilni symbol'],
  counter_account: ['protiucet', 'cislo protiuctu', 'protiucet a kod banky', 'protiucet/kod banky', 'cislo uctu protistrany'],
  bank_code: ['kod banky', 'kod banky protiuctu', 'banka protiuctu'],
  counter_name: ['nazev protiuctu', 'jmeno protistrany', 'nazev protistrany', 'protistrana'],
  message: ['zprava pro prijemce', 'zprava', 'zprava pro prijemce i platce', 'popis pro me', 'poznamka', 'popis prikazce'],
  account: ['cislo uctu', 'ucet'],
}; // prettier-ignore

/** Normalizes a heading: lower case without accents and surrounding punctuation. */
export function plainHeading(heading: string): string {
  return heading
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '');
}

/** Index of each field in a row of headings; null without date or amount, so that it is not the row of headings. */
export function columnsOf(row: readonly string[], mapping: CsvMapping): Partial<Record<CsvField, number>> | null {
  const headings = row.map(plainHeading);
  const columns: Partial<Record<CsvField, number>> = {};
  for (const field of CSV_FIELDS) {
    const wanted = mapping[field];
    const names = wanted === undefined || wanted === '' ? KNOWN[field] : [plainHeading(wanted)];
    const at = names.map((name) => headings.indexOf(name)).find((index) => index >= 0);
    if (at !== undefined) columns[field] = at;
  }
  return columns.date === undefined || columns.amount === undefined ? null : columns;
}
