import { BANK_STATEMENT_MAX_LINES, type BankStatementFormat, type CsvMapping } from '@arbora/domain';
import { AppError } from '../../http/errors';
import { readCamt053 } from './camt053';
import { readCsv } from './csv';
import { decodeStatement } from './decode-statement';
import { readFio } from './fio';
import { readGpc } from './gpc';
import { identified } from './identified';
import { readMt940 } from './mt940';
import { invalidStatement, type ReadStatement, type Statement } from './statement';

/** A file with what its readers need. */
interface StatementSource {
  bytes: Uint8Array;
  text: string;
  mapping: CsvMapping;
  ownAccount: string;
}

/**
 * Reads a bank statement of any supported format.
 * @throws AppError payment.statement_format, payment.statement_columns, payment.statement_invalid with line and reason
 */
export function readStatement(bytes: Uint8Array, mapping: CsvMapping, ownAccount: string): Statement {
  const text = decodeStatement(bytes);
  const { lines, skipped, ...statement } = READERS[formatOf(text)]({ bytes, text, mapping, ownAccount });
  if (lines.length + skipped.length > BANK_STATEMENT_MAX_LINES) {
    throw invalidStatement(lines[BANK_STATEMENT_MAX_LINES]?.line ?? 1, 'too_many');
  }
  return { ...statement, lines: identified(lines), skipped };
}

const READERS: Record<BankStatementFormat, (source: StatementSource) => ReadStatement> = {
  camt053: ({ bytes }) => readCamt053(bytes),
  gpc: ({ text }) => readGpc(text),
  mt940: ({ text }) => readMt940(text),
  fio: ({ text }) => readFio(text),
  csv: ({ text, mapping, ownAccount }) => readCsv(text, mapping, ownAccount),
};

/** Detects the format by the first characters. */
function formatOf(text: string): BankStatementFormat {
  const head = text.slice(0, 4000).replace(/^\ufeff/, '').trimStart(); // oxfmt-ignore
  if (head.startsWith('<')) {
    if (/BkToCstmrStmt/.test(head)) return 'camt053';
    throw new AppError('payment.statement_format');
  }
  if (/^07[45]\d{16}/.test(head)) return 'gpc';
  if (/^(?:\{\d:|:20:)/.test(head) || /^:20:[^]*^:25:/m.test(head)) return 'mt940';
  if (/^\{\s*"accountStatement"/.test(head)) return 'fio';
  // Not a text file: an image, an archive, a spreadsheet. Other JSON.
  if (head === '' || /^[{[]|[\u0000-\u0008\u000e-\u001f]/.test(head) || !/[;,\t]/.test(head)) {
    throw new AppError('payment.statement_format');
  }
  return 'csv';
}
