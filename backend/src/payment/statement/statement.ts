import { createHash } from 'node:crypto';
import type { BankStatementFormat, StatementFault } from '@arbora/domain';
import { AppError } from '../../http/errors';

/** A movement of an account in a statement. */
export interface StatementLine {
  /** Line of the file on which it starts, from 1. */
  line: number;
  account: string;
  /** The bank's id of the movement, or one derived from its contents (`withDerivedIds`). */
  transaction_id: string;
  /** Exact decimal with two places, negative for outgoing movements: `-1234.50`. Never a float. */
  amount: string;
  /** ISO 4217. */
  currency: string;
  /** `YYYY-MM-DD`. */
  booked_on: string;
  counter_account: string | null;
  counter_name: string | null;
  /** Variable symbol without leading zeros. */
  vs: string | null;
  message: string | null;
  /** Whether it reverses an earlier movement. */
  is_reversal: boolean;
}

/** A statement of any format; period and number are null if the file does not contain them. */
export interface Statement {
  format: BankStatementFormat;
  account: string | null;
  number: string | null;
  date_from: string | null;
  date_to: string | null;
  lines: StatementLine[];
}

/** A movement that may lack an id. */
export type LineWithoutId = Omit<StatementLine, 'transaction_id'> & { transaction_id: string | null };

/** The refusal of a malformed file, 422 payment.statement_invalid with `details` {line, reason}. */
export function invalidStatement(line: number, reason: StatementFault, cause?: unknown): AppError {
  return new AppError('payment.statement_invalid', {
    details: { line, reason },
    message: `line ${line}: ${reason}`,
    cause,
  });
}

/**
 * Derives ids of movements without an id of the bank from their contents. Equal ones of a day are numbered in order:
 * statements cover whole days, so an overlapping one has equally many of them in the same order.
 */
export function withDerivedIds(lines: readonly LineWithoutId[]): StatementLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    if (line.transaction_id !== null) return { ...line, transaction_id: line.transaction_id };
    const { account, booked_on, amount, currency, counter_account, vs, message } = line;
    const contents = JSON.stringify([account, booked_on, amount, currency, counter_account, vs, message]);
    const count = (seen.get(contents) ?? 0) + 1;
    seen.set(contents, count);
    return { ...line, transaction_id: `derived:${createHash('sha256').update(contents).digest('hex')}:${count}` };
  });
}

/** Normalizes a bank's text for storage: one line, at most `max` characters; null if nothing is left. */
export function tidy(text: string | null | undefined, max: number): string | null {
  const line = (text ?? '')
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufffd]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return line === '' ? null : Array.from(line).slice(0, max).join('').trim();
}
