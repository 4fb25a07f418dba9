import type { Row } from '../database/row';

/** Formats in which tax documents are exported: ZIP with ISDOC and PDF files, XML for Pohoda, XLSX. */
export const ACCOUNTING_FORMATS = ['isdoc', 'pohoda', 'journal'] as const;
export type AccountingFormat = (typeof ACCOUNTING_FORMATS)[number];

/** Endings of the files. */
export const ACCOUNTING_EXTENSION: Readonly<Record<AccountingFormat, string>> = {
  isdoc: 'zip',
  pohoda: 'xml',
  journal: 'xlsx',
};

/** Longest period of an export. */
export const ACCOUNTING_MAX_DAYS = 366;

/** A recorded export, for sales staff. */
export type AccountingExport = Row<'accounting_export_list'>;

/** Name of an export's file, such as `pohoda_2026-11-01_2026-11-30.xml`. */
export function accountingFileName({
  format,
  date_from,
  date_to,
}: Pick<AccountingExport, 'format' | 'date_from' | 'date_to'>): string {
  return `${format}_${date_from}_${date_to}.${ACCOUNTING_EXTENSION[format]}`;
}
