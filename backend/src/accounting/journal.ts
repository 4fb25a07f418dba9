import type { CellObject } from '@e965/xlsx';
import type { Locale } from '@arbora/domain';
import type { IssuedDocument } from '../tax-document/issued-document';
import { JOURNAL_TEXTS } from './texts';

const AMOUNT = '#,##0.00';
const DAY = 'dd.mm.yyyy';
const DAY_MS = 86_400_000;
/** Day 0 of spreadsheets. */
const EPOCH = Date.UTC(1899, 11, 30);
const WIDTHS = [14, 24, 12, 12, 34, 12, 14, 14, 10, 14, 14, 14, 8, 14];

const text = (value: string | null | undefined): CellObject => ({ t: 's', v: value ?? '' });
const amount = (value: number): CellObject => ({ t: 'n', v: value, z: AMOUNT });
const day = (value: string): CellObject => ({ t: 'n', v: (Date.parse(value) - EPOCH) / DAY_MS, z: DAY });

/** A workbook with one row for each document and rate; a seller who pays no VAT has one row without a rate. */
export async function journalXlsx(documents: readonly IssuedDocument[], locale: Locale): Promise<Buffer> {
  // Large, and other documents made in the thread do not need it.
  const { utils, write } = await import('@e965/xlsx');
  const texts = JOURNAL_TEXTS[locale];
  const sheet = utils.aoa_to_sheet([
    Object.values(texts.columns).map(text),
    ...documents.flatMap((one) => rowsOf(one, texts.kinds[one.kind])),
  ]);
  sheet['!cols'] = WIDTHS.map((wch) => ({ wch }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, texts.sheet);
  // Without properties of the workbook, which would have the time.
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}

function rowsOf(document: IssuedDocument, kind: string): CellObject[][] {
  const { label, issued_on, supplied_on, buyer, vs, currency, corrects_label, rates, total } = document;
  const shown = rates.length > 0 ? rates : [{ rate: null, base: total, tax: 0, total }];
  return shown.map((rate) => [
    text(label),
    text(kind),
    day(issued_on),
    day(supplied_on),
    text(buyer['company'] || buyer['name']),
    text(buyer['ico']),
    text(buyer['dic']),
    text(vs),
    rate.rate === null ? text('') : { t: 'n', v: rate.rate },
    amount(rate.base),
    amount(rate.tax),
    amount(rate.total),
    text(currency),
    text(corrects_label),
  ]);
}
