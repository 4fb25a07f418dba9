import type { Row } from '../database/row';
/** Kinds of bank statements that are read (decision 30). */
export const BANK_STATEMENT_FORMATS = ['camt053', 'gpc', 'csv'] as const;
export type BankStatementFormat = (typeof BANK_STATEMENT_FORMATS)[number];

/** Largest statement taken, and most movements in it. */
export const BANK_STATEMENT_MAX_BYTES = 5 * 1024 * 1024;
export const BANK_STATEMENT_MAX_LINES = 10_000;

/**
 * What a line of a statement did. `paid`, `revived` (a reservation that was cancelled for want of it is back) and
 * `already_paid` need nobody; `amount_differs`, `places_gone`, `cancelled`, `unknown_symbol` wait for a person;
 * `ignored` is no money that came.
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

/** Why a line that is not well formed was refused: `details.reason` of payment.statement_invalid, beside `line`. */
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

/** Answer of `POST /api/backend/bank_statement`; the same for the same file, however often it is sent. */
export interface BankStatementResult {
  id: string;
  /** Movements in the file. */
  lines: number;
  /** Those that another file, or this one before, had brought already. */
  repeated: number;
  outcomes: Partial<Record<PaymentOutcome, number>>;
}

/** Resource `bank_statement`, for sales. */
export type BankStatement = Row<'bank_statement'>;

/** Resource `bank_transaction`, for sales: each movement of an account once. */
export type BankTransaction = Row<'bank_transaction'>;

/** View `bank_transaction_list`: payments with the reservation each belongs to, as it is now. */
export type BankTransactionListItem = Row<'bank_transaction_list'>;

/** Why the places of a late payment cannot be had: `details.reason` of booking.places_gone. */
export type PlacesGoneReason =
  'togo' | 'per_user' | 'by_ico' | 'already_reserved' | 'event_started' | 'slot_unknown' | 'erased';

/** View `cancelled_reservation_list`, for sales. */
export type CancelledReservation = Row<'cancelled_reservation_list'>;
