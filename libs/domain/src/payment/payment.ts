import type { Row } from '../database/row';
/** Supported formats of bank statements (decision 30). */
export const BANK_STATEMENT_FORMATS = ['camt053', 'gpc', 'csv'] as const;
export type BankStatementFormat = (typeof BANK_STATEMENT_FORMATS)[number];

/** Maximum size and number of transactions of a statement. */
export const BANK_STATEMENT_MAX_BYTES = 5 * 1024 * 1024;
export const BANK_STATEMENT_MAX_LINES = 10_000;

/**
 * Outcome of a statement line. `paid`, `revived` (a reservation that was cancelled as unpaid is restored) and
 * `already_paid` need no action; `amount_differs`, `places_gone`, `cancelled` and `unknown_symbol` need manual
 * handling; `ignored` is not an incoming payment.
 */
export const PAYMENT_OUTCOMES = [
  'paid',
  'amount_differs',
  'already_paid',
  'revived',
  'places_gone',
  'cancelled',
  'unknown_symbol',
  'ignored',
] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

/** Reasons to reject a malformed line: `details.reason` of payment.statement_invalid, with `line`. */
export const STATEMENT_FAULTS = [
  'xml',
  'csv',
  'record',
  'columns',
  'account',
  'amount',
  'currency',
  'date',
  'empty',
  'too_many',
] as const;
export type StatementFault = (typeof STATEMENT_FAULTS)[number];

/** Response of `POST /api/backend/bank_statement`; idempotent by file. */
export interface BankStatementResult {
  id: string;
  /** Transactions in the file. */
  lines: number;
  /** Duplicates, from another file or earlier in this one. */
  repeated: number;
  outcomes: Partial<Record<PaymentOutcome, number>>;
}

/** Resource `bank_transaction`, for sales: each transaction of an account once. */
export type BankTransaction = Row<'bank_transaction'>;

/** View `bank_transaction_list`: payments with the current state of their reservation. */
export type BankTransactionListItem = Row<'bank_transaction_list'>;

/** Reasons why a late payment cannot restore its reservation: `details.reason` of booking.places_gone. */
export type PlacesGoneReason =
  'togo' | 'per_user' | 'by_ico' | 'already_reserved' | 'event_started' | 'slot_unknown' | 'erased';
