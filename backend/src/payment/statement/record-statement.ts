import { PAYMENT_CURRENCY, type BankStatementResult } from '@arbora/domain';
import type { Claims, Database } from '../../database/database';
import { inTransaction, SERVICES, type Importer } from './importer';
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
  statement: Statement,
  file: StatementFileName,
  ownAccount: string,
): Promise<RecordedStatement> {
  const recorded = await record(database, claims, statement, file, ownAccount, () => () => true);
  if (recorded === null) throw new Error('the statement was not recorded');
  return recorded;
}

/**
 * Records the new movements of an answer of the bank in the same way, for the services. Answers repeat movements, so
 * known ones are left out, also those whose texts were edited at the bank. Null if there is nothing new.
 */
export async function recordNewMovements(
  database: Database,
  statement: Statement,
  checksum: string,
  ownAccount: string,
): Promise<RecordedStatement | null> {
  const file = { checksum, file_name: null };
  return record(database, SERVICES, statement, file, ownAccount, (stored, recognized) => {
    const fetched = new Set(stored.filter(({ format }) => format === statement.format).map(numberOf));
    return (line) => {
      const recognition = recognized.get(line);
      return (recognition === undefined || 'doubt' in recognition) && !fetched.has(numberOf(line));
    };
  });
}

/** Fields that stay the same when a text of a movement is edited at the bank. */
function numberOf({ account, transaction_id, booked_on, amount }: StoredMovement | StatementLine): string {
  return JSON.stringify([account, transaction_id, booked_on, amount]);
}

type Recognized = ReadonlyMap<StatementLine, Recognition>;
/** Returns which lines to record. */
type Choice = (stored: readonly StoredMovement[], recognized: Recognized) => (line: StatementLine) => boolean;

/** Null if the services have no line to record. */
async function record(
  database: Database,
  importer: Importer,
  { lines: read, skipped, headings: _headings, ...statement }: Statement,
  file: StatementFileName,
  ownAccount: string,
  choose: Choice,
): Promise<RecordedStatement | null> {
  const keys = read.map(({ account, transaction_id, booked_on, amount }) => ({ account, transaction_id, booked_on, amount })); // oxfmt-ignore
  return inTransaction(database, importer, async (client) => {
    const found = await client.query<{ movement: StoredMovement }>('select app.bank_movements_like($1) as movement', [
      JSON.stringify(keys),
    ]);
    const stored = found.rows.map(({ movement }) => movement);
    const recognized = recognize(read, stored, statement.format);
    const lines = read.filter(choose(stored, recognized));
    if (lines.length === 0 && importer === SERVICES) return null;
    const { rows } = await client.query<{ opened: RecordedStatement }>(
      'select app.record_bank_statement($1, $2, $3) as opened',
      [
        JSON.stringify({ ...statement, ...file }),
        JSON.stringify(recordedLines(lines, skipped, recognized, ownAccount)),
        PAYMENT_CURRENCY,
      ],
    );
    return rows[0]?.opened ?? null;
  });
}

/** All lines in the order of the file. */
function recordedLines(
  lines: readonly StatementLine[],
  skipped: readonly SkippedLine[],
  recognized: Recognized,
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
