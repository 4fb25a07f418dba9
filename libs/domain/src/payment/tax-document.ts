import type { Row } from '../database/row';
import type { Invoice } from '../booking/booking';

/** Whose document it is, as far as known when it was issued. */
export type TaxDocumentBuyer = Partial<Invoice>;

/** What was paid for. */
export interface TaxDocumentLine {
  name: string;
  name_en: string | null;
  name_pl: string | null;
  detail: string;
  detail_en: string | null;
  detail_pl: string | null;
  /** ISO 8601, when it takes place. */
  date: string;
  /** Negative on a credit note. */
  amount: number;
  /** Of a piece, with VAT. */
  price: number;
  /** Per cent; null if the seller pays no VAT. */
  rate: number | null;
}

/** VAT of all lines of a rate, in the currency of the document. */
export interface TaxDocumentRate {
  rate: number;
  base: number;
  tax: number;
  total: number;
}

/** Resource `tax_document`: own ones for customers, all for sales. Issued documents never change. */
export type TaxDocument = Row<'tax_document'>;
