import { createHash } from 'node:crypto';
import { PAYMENT_CURRENCY, type AccessTokenClaims, type BankStatementResult } from '@arbora/domain';
import type { Config } from '../../config';
import { callAs } from '../../database/as-caller';
import type { Deps } from '../../service';
import { czechIban } from '../account';
import type { CsvMapping } from './csv-columns';
import type { StatementLine } from './statement';
import type { StatementReader } from './statement-reader';

export interface StatementFile {
  bytes: Buffer;
  file_name: string | null;
  mapping: CsvMapping;
}

export interface ImportDeps extends Pick<Deps, 'config' | 'database'> {
  reader: StatementReader;
}

interface OpenedStatement {
  id: string;
  result: Omit<BankStatementResult, 'id'> | null;
}

/** A movement in the form that the database books. */
interface BookedLine extends StatementLine {
  /** Whether it belongs to the account that reservations are paid to. */
  is_own: boolean;
  /** Ids of all equal movements in the file, its own included. */
  equals: readonly string[];
  /** Row ids that earlier equal movements were matched with. */
  twins: readonly string[];
}

/** Result of a movement; null if it was booked before. */
type Booked = { outcome: string; of?: string } | null;

/**
 * Books a bank statement: each movement in its own transaction, in the order of the file, and each movement of an
 * account once, even if several files and formats contain it; those of other accounts pay nothing. An interrupted
 * import continues when the file is sent again; concurrent imports of it book once. `isNew` is false for a repeated
 * file.
 * @throws AppError payment.statement_format, payment.statement_invalid, before anything is booked
 */
export async function importStatement(
  { config, database, reader }: ImportDeps,
  claims: AccessTokenClaims,
  { bytes, file_name, mapping }: StatementFile,
): Promise<BankStatementResult & { isNew: boolean }> {
  const checksum = createHash('sha256').update(bytes).digest('hex');
  const iban = czechIban(config.payment);
  const { lines, ...statement } = await reader.read(bytes, mapping, iban);
  const normalizedAccount = (account: string | null) => (isOwn(account, config.payment) ? iban : account);
  const call = <Answer>(name: string, ...args: string[]): Promise<Answer> => callAs(database.pool, claims, name, args);

  const opened = await call<OpenedStatement>(
    'app.open_bank_statement',
    JSON.stringify({
      ...statement,
      checksum,
      file_name,
      account: normalizedAccount(statement.account),
      lines: lines.length,
    }),
  );
  if (opened.result !== null) return { id: opened.id, ...opened.result, isNew: false };
  const movements = lines.map((line) => ({ ...line, account: normalizedAccount(line.account) ?? iban }));
  const equals = new Map<string, { equals: string[]; twins: string[] }>();
  for (const movement of movements) {
    const key = equalityKey(movement);
    const group = equals.get(key);
    if (group) group.equals.push(movement.transaction_id);
    else equals.set(key, { equals: [movement.transaction_id], twins: [] });
  }
  for (const movement of movements) {
    const group = equals.get(equalityKey(movement))!;
    const line: BookedLine = { ...movement, is_own: movement.account === iban, ...group };
    const booked = await call<Booked>('app.book_bank_transaction', opened.id, JSON.stringify(line), PAYMENT_CURRENCY);
    if (booked?.of !== undefined) group.twins.push(booked.of);
  }
  const result = await call<Omit<BankStatementResult, 'id'>>('app.close_bank_statement', opened.id);
  return { id: opened.id, ...result, isNew: true };
}

/** Key of movements that may be the same in two formats. */
function equalityKey({ account, booked_on, amount, currency, vs }: StatementLine): string {
  return JSON.stringify([account, booked_on, amount, currency, vs]);
}

/** Whether an account, in any format's notation, is the one that reservations are paid to. */
function isOwn(account: string | null, { accountPrefix, accountNumber, bankCode }: Config['payment']): boolean {
  const number = accountPrefix === '' ? accountNumber : `${accountPrefix}-${accountNumber}`;
  return account !== null && [number, accountNumber, `${number}/${bankCode}`].includes(account);
}
