import { BANK_STATEMENT_MAX_LINES, type BankStatementFormat } from '@arbora/domain';
import { AppError } from '../../http/errors';
import { readCamt053 } from './camt053';
import { readCsv } from './csv';
import type { CsvMapping } from './csv-columns';
import { readGpc } from './gpc';
import { invalidStatement, type Statement } from './statement';

/**
 * Reads a bank statement of any supported format.
 * @throws AppError payment.statement_format, payment.statement_invalid with line and reason
 */
export function readStatement(bytes: Uint8Array, mapping: CsvMapping, ownAccount: string): Statement {
  const statement = READERS[formatOf(bytes)](bytes, mapping, ownAccount);
  if (statement.lines.length === 0) throw invalidStatement(1, 'empty');
  if (statement.lines.length > BANK_STATEMENT_MAX_LINES) {
    throw invalidStatement(statement.lines[BANK_STATEMENT_MAX_LINES]?.line ?? 1, 'too_many');
  }
  return statement;
}

const READERS: Record<BankStatementFormat, typeof readCsv> = { camt053: readCamt053, gpc: readGpc, csv: readCsv };

/** Detects the format by the first bytes. */
function formatOf(bytes: Uint8Array): BankStatementFormat {
  const head = Buffer.from(bytes.subarray(0, 4000))
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart();
  if (head.startsWith('<')) {
    if (/BkToCstmrStmt/.test(head)) return 'camt053';
    throw new AppError('payment.statement_format');
  }
  if (/^07[45]\d{16}/.test(head)) return 'gpc';
  // Not a text file: an image, an archive, a spreadsheet.
  if (head === '' || /[\u0000-\u0008\u000e-\u001f]/.test(head) || !/[;,\t]/.test(head)) {
    throw new AppError('payment.statement_format');
  }
  return 'csv';
}
