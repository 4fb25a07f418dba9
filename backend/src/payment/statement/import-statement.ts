import { createHash } from 'node:crypto';
import { formatCzechAccount, type AccessTokenClaims, type CsvMapping, type ImportedStatement } from '@arbora/domain';
import type { Config } from '../../config';
import { AppError } from '../../http/errors';
import type { Deps } from '../../service';
import { czechIban } from '../account';
import { applyRecorded } from './apply-recorded';
import { rememberColumns } from './csv-layout';
import { isOwnAccount } from './own-account';
import { readRemembered } from './read-remembered';
import { recordStatement } from './record-statement';
import type { Statement } from './statement';
import type { StatementReader } from './statement-reader';

export interface StatementFile {
  bytes: Buffer;
  file_name: string | null;
  mapping: CsvMapping;
}

export interface ImportDeps extends Pick<Deps, 'config' | 'database'> {
  reader: StatementReader;
}

/**
 * Books a bank statement: records all of its lines in one transaction, then applies each payment to its reservation in a
 * transaction of its own, in the order of the file. Movements of other accounts pay nothing. An interrupted import
 * continues when the file is sent again; concurrent imports of it book once.
 * @throws AppError payment.statement_format, payment.statement_columns, payment.statement_invalid,
 *   payment.statement_account, before anything is booked
 */
export async function importStatement(
  { config, database, reader }: ImportDeps,
  claims: AccessTokenClaims,
  { bytes, file_name, mapping }: StatementFile,
): Promise<ImportedStatement> {
  const iban = czechIban(config.payment);
  const read = await readRemembered({ database, reader }, bytes, mapping, iban);
  const statement = ofOneNotation(read, config.payment, iban);
  const file = { checksum: createHash('sha256').update(bytes).digest('hex'), file_name };
  const opened = await recordStatement(database, claims, statement, file, iban);
  if (opened.result !== null) return { id: opened.id, ...opened.result, imported_before: true };
  if (statement.headings !== null && Object.keys(mapping).length > 0) {
    await rememberColumns(database, statement.headings, mapping);
  }
  const result = await applyRecorded(database, claims, opened);
  return { id: opened.id, ...result, imported_before: false };
}

/**
 * Writes our account as its IBAN in all lines.
 * @throws AppError payment.statement_account if no line is of our account
 */
export function ofOneNotation(statement: Statement, own: Config['payment'], iban: string): Statement {
  const normalized = (account: string): string => (isOwnAccount(account, own) ? iban : account);
  const lines = statement.lines.map((line) => ({ ...line, account: normalized(line.account) }));
  const account = statement.account === null ? null : normalized(statement.account);
  const accounts = new Set([...(account === null ? [] : [account]), ...lines.map((line) => line.account)]);
  if (accounts.size > 0 && !accounts.has(iban)) {
    const details = { account: [...accounts][0], expected: formatCzechAccount(own) };
    throw new AppError('payment.statement_account', { details, message: `a statement of ${details.account}` });
  }
  return { ...statement, account, lines };
}
