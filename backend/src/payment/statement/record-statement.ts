import { PAYMENT_CURRENCY, type BankStatementResult } from '@arbora/domain';
import type { Claims, Database } from '../../database/database';
import { recognize, type Recognition, type StoredMovement } from './known-movements';
import type { SkippedLine, Statement, StatementLine } from './statement';

/** The file that a statement was read from. */
export interface StatementFileName {
  checksum: string;
  file_name: string | null;
}

export interface RecordedStatement {
  id: string;
  /** Of an earlier import of the file. */
  result: Omit<BankStatementResult, 'id'> | null;
  /** Ids of the movements to apply to reservations. */
  pending: string[];
}

/** A line in the form that `app.record_bank_statement` takes. */
type RecordedLine =
  | (SkippedLineContent & { skipped: string })
  | { line: number; known: string }
  | { line: number; known_line: number }
  | (Omit<StatementLine, 'doubt'> & { doubt: string | null; is_own: boolean });
type SkippedLineContent = Pick<SkippedLine, 'line' | 'amount' | 'currency'>;

/**
 * Records a statement with all of its lines, and recognizes those that are known, in one transaction: either nothing of
 * the file is recorded, or everything. The effort grows with the number of lines, whether or not they are equal.
 * @param ownAccount the account of `lines` that reservations are paid to
 */
export async function recordStatement(
  database: Database,
  claims: Claims,
  { lines, skipped, headings: _headings, ...statement }: Statement,
  file: StatementFileName,
  ownAccount: string,
): Promise<RecordedStatement> {
  const keys = lines.map(({ account, transaction_id, booked_on, amount }) => ({ account, transaction_id, booked_on, amount })); // oxfmt-ignore
  const opened = await database.asRole(claims, async (client) => {
    const stored = await client.query<{ movement: StoredMovement }>('select app.bank_movements_like($1) as movement', [
      JSON.stringify(keys),
    ]);
    const recognized = recognize(lines, stored.rows.map(({ movement }) => movement), statement.format); // oxfmt-ignore
    const { rows } = await client.query<{ opened: RecordedStatement }>(
      'select app.record_bank_statement($1, $2, $3) as opened',
      [
        JSON.stringify({ ...statement, ...file }),
        JSON.stringify(recordedLines(lines, skipped, recognized, ownAccount)),
        PAYMENT_CURRENCY,
      ],
    );
    return rows[0]?.opened;
  });
  if (opened === undefined) throw new Error('the statement was not recorded');
  return opened;
}

/** All lines in the order of the file. */
function recordedLines(
  lines: readonly StatementLine[],
  skipped: readonly SkippedLine[],
  recognized: ReadonlyMap<StatementLine, Recognition>,
  ownAccount: string,
): RecordedLine[] {
  const ordered = [...lines, ...skipped].sort((a, b) => a.line - b.line);
  const positions = new Map(ordered.map((line, index) => [line, index + 1]));
  return ordered.map((line) => {
    if ('reason' in line)
      return { line: line.line, amount: line.amount, currency: line.currency, skipped: line.reason };
    const found = recognized.get(line);
    if (found !== undefined && 'known' in found) return { line: line.line, known: found.known };
    if (found !== undefined && 'earlier' in found) {
      const earlier = recognized.get(found.earlier);
      if (earlier !== undefined && 'known' in earlier) return { line: line.line, known: earlier.known };
      return { line: line.line, known_line: positions.get(found.earlier) ?? 0 };
    }
    return { ...line, doubt: found?.doubt ?? line.doubt, is_own: line.account === ownAccount };
  });
}
