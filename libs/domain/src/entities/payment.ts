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
export interface BankStatement {
  id: string;
  checksum: string;
  format: BankStatementFormat;
  file_name: string | null;
  account: string | null;
  number: string | null;
  date_from: string | null;
  date_to: string | null;
  lines: number;
  /** Null while its lines are being booked. */
  result: Omit<BankStatementResult, 'id'> | null;
  imported_by: string | null;
  created_at: string;
}

/** Resource `bank_transaction`, for sales: each movement of an account once. */
export interface BankTransaction {
  id: string;
  statement_id: string;
  line: number;
  account: string;
  transaction_id: string;
  /** Below zero for what went out. */
  amount: number;
  currency: string;
  booked_on: string;
  counter_account: string | null;
  counter_name: string | null;
  /** Variable symbol without leading zeros. */
  vs: string | null;
  message: string | null;
  outcome: PaymentOutcome;
  /** Of `ignored`: account, zero, outgoing, reversal, currency; of `places_gone`: see `PlacesGoneReason`; of `cancelled`: by whom. */
  reason: string | null;
  /** Of `amount_differs`: what came in all, less what is due; below zero when too little came. */
  difference: number | null;
  /** A reservation that exists, or one that was cancelled. */
  reservation_id: string | null;
  linked_by: string | null;
  linked_at: string | null;
  created_at: string;
}

/** View `bank_transaction_list`: payments with the reservation each belongs to, as it is now. */
export interface BankTransactionListItem extends Omit<BankTransaction, 'transaction_id' | 'linked_by'> {
  reservation_symbol: string | null;
  /** Null when the reservation is cancelled. */
  reservation_is_paid: boolean | null;
  reservation_cancelled_at: string | null;
  event_slot_id: string | null;
  event_id: string | null;
  event_title: string | null;
  person_email: string | null;
  person_name: string | null;
}

/** Why the places of a late payment cannot be had: `details.reason` of booking.places_gone. */
export type PlacesGoneReason =
  'togo' | 'per_user' | 'by_ico' | 'already_reserved' | 'event_started' | 'slot_unknown' | 'erased';

/** View `cancelled_reservation_list`, for sales. */
export interface CancelledReservation {
  id: string;
  event_slot_id: string;
  event_id: string | null;
  event_title: string | null;
  slot_name: string | null;
  slot_date: string | null;
  person_id: string;
  person_email: string | null;
  person_name: string | null;
  variable_symbol: string | null;
  reason: 'customer' | 'staff' | 'unpaid' | 'last_ticket' | 'incomplete';
  created_at: string | null;
  cancelled_at: string;
  /** When money came that could not revive it. */
  paid_at: string | null;
  ticket_count: number;
  amount: number;
}
