import type { BankStatementFormat, SkippedLineReason, StatementFault } from '@arbora/domain';
import { AppError } from '../../http/errors';

/** Why a payment waits for a person although its amount was read (see `bank_transaction.reason`). */
export type Doubt = 'batch' | 'batch_total' | 'no_date';

/** A movement of an account as a reader of a format returns it. */
export interface ReadMovement {
  /** Line of the file on which it starts, from 1. */
  line: number;
  account: string;
  /** The bank's id of the movement; null if the file has none. */
  bank_id: string | null;
  /** Exact decimal with two places, negative for outgoing movements: `-1234.50`. Never a float. */
  amount: string;
  /** ISO 4217. */
  currency: string;
  /** `YYYY-MM-DD`. */
  booked_on: string;
  counter_account: string | null;
  counter_name: string | null;
  /** Variable symbol of a field of its own, without leading zeros. */
  vs: string | null;
  /** References and messages in which people write a symbol. */
  texts: readonly string[];
  message: string | null;
  /** Whether it reverses an earlier movement. */
  is_reversal: boolean;
  doubt: Doubt | null;
}

/** A movement with its id and symbol. */
export interface StatementLine extends Omit<ReadMovement, 'bank_id' | 'texts'> {
  /** The bank's id of the movement, or one derived from its contents (`identified`). */
  transaction_id: string;
  /** Numbers in its texts that may be a symbol, without leading zeros. */
  candidates: readonly string[];
}

/** A line that is no booked movement: announced by the bank only, or without a day and an amount. */
export interface SkippedLine {
  line: number;
  reason: SkippedLineReason;
  amount: string | null;
  currency: string | null;
}

/** What a reader of a format returns; period and number are null if the file does not contain them. */
export interface ReadStatement {
  format: BankStatementFormat;
  account: string | null;
  number: string | null;
  date_from: string | null;
  date_to: string | null;
  lines: readonly ReadMovement[];
  skipped: readonly SkippedLine[];
  /** Headings of a CSV, by which its columns are remembered; null for other formats and without headings. */
  headings: string | null;
}

/** A statement of any format. */
export interface Statement extends Omit<ReadStatement, 'lines'> {
  lines: readonly StatementLine[];
}

/** The refusal of a malformed file, 422 payment.statement_invalid with `details` {line, reason}. */
export function invalidStatement(line: number, reason: StatementFault, cause?: unknown): AppError {
  return new AppError('payment.statement_invalid', {
    details: { line, reason },
    message: `line ${line}: ${reason}`,
    cause,
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
