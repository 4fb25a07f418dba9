import type { Row } from '../database/row';

/** Supported formats of bank statements (decision 30). */
export const BANK_STATEMENT_FORMATS = ['camt053', 'gpc', 'mt940', 'fio', 'csv'] as const;
export type BankStatementFormat = (typeof BANK_STATEMENT_FORMATS)[number];

/** Maximum size and number of transactions of a statement. */
export const BANK_STATEMENT_MAX_BYTES = 5 * 1024 * 1024;
export const BANK_STATEMENT_MAX_LINES = 10_000;

/**
 * Outcome of a movement. `paid`, `revived` (a reservation that was cancelled as unpaid is restored) and `already_paid`
 * need no action; `amount_differs`, `places_gone`, `cancelled`, `unknown_symbol` and `doubtful` (it may be known
 * already, or the file does not tell enough about it) need manual handling; `ignored` is not an incoming payment;
 * `pending` is recorded, and an interrupted import has not applied it yet.
 */
export const PAYMENT_OUTCOMES = [
  'paid',
  'amount_differs',
  'already_paid',
  'revived',
  'places_gone',
  'cancelled',
  'unknown_symbol',
  'doubtful',
  'ignored',
  'pending',
] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

/**
 * Why a customer gets money back: a paid reservation was cancelled, or has a ticket less; it was paid twice, or with too
 * much; the reservation paid for is cancelled.
 */
export const OPEN_ITEM_REASONS = ['cancelled', 'fewer_tickets', 'paid_twice', 'overpaid', 'gone'] as const;
export type OpenItemReason = (typeof OPEN_ITEM_REASONS)[number];

/** `open` waits for a decision, `refund` for a payment order, `ordered` for the movement that closes it. */
export const OPEN_ITEM_STATES = ['open', 'refund', 'ordered', 'refunded', 'dismissed'] as const;
export type OpenItemState = (typeof OPEN_ITEM_STATES)[number];

/** Reasons to ignore a movement. */
export const IGNORED_REASONS = ['account', 'zero', 'outgoing', 'reversal', 'currency'] as const;
export type IgnoredReason = (typeof IGNORED_REASONS)[number];

/** Reasons to skip a line of a statement: the bank has only announced the movement; it has no day and no amount. */
export const SKIPPED_LINE_REASONS = ['not_booked', 'no_movement'] as const;
export type SkippedLineReason = (typeof SKIPPED_LINE_REASONS)[number];

/** Result of a line of a statement: a movement was booked, was known already, or the line was skipped. */
export type StatementLineResult = 'booked' | 'known' | SkippedLineReason;

/** Reasons to reject a malformed line: `details.reason` of payment.statement_invalid, with `line`. */
export const STATEMENT_FAULTS = [
  'xml',
  'csv',
  'json',
  'record',
  'account',
  'amount',
  'currency',
  'date',
  'too_many',
] as const;
export type StatementFault = (typeof STATEMENT_FAULTS)[number];

/** Fields of a CSV statement; a file needs columns of the first two. */
export const CSV_FIELDS = [
  'date',
  'amount',
  'currency',
  'id',
  'vs',
  'counter_account',
  'bank_code',
  'counter_name',
  'message',
  'account',
] as const;
export type CsvField = (typeof CSV_FIELDS)[number];

/** Columns of a CSV by field: its heading, or `#3` for the third column of a file without headings. */
export type CsvMapping = Partial<Record<CsvField, string>>;

/** `details` of payment.statement_columns: the columns of an unknown CSV, and its first rows. */
export interface CsvColumnsQuestion {
  /** Values of `CsvMapping`, in the order of the columns. */
  columns: string[];
  rows: string[][];
  /** Columns that were recognized. */
  known: CsvMapping;
}

/**
 * Response of `POST /api/backend/bank_statement`; idempotent by file. `lines` is the sum of `outcomes`, `repeated` and
 * `skipped`.
 */
export interface BankStatementResult {
  id: string;
  /** Lines read from the file. */
  lines: number;
  /** Movements known already, from another file or earlier in this one. */
  repeated: number;
  skipped: Partial<Record<SkippedLineReason, number>>;
  outcomes: Partial<Record<PaymentOutcome, number>>;
  /** The outcome `ignored` by reason. */
  ignored: Partial<Record<IgnoredReason, number>>;
}

/** Response to an uploaded statement. */
export interface ImportedStatement extends BankStatementResult {
  /** The same file was imported before, with this result: now nothing was booked. */
  imported_before: boolean;
}

/** Resource `bank_transaction`, for sales: each transaction of an account once. */
export type BankTransaction = Row<'bank_transaction'>;

/** View `bank_transaction_list`: payments with the current state of their reservation. */
export type BankTransactionListItem = Row<'bank_transaction_list'>;

/** Reasons why a late payment cannot restore its reservation: `details.reason` of booking.places_gone. */
export type PlacesGoneReason =
  | 'togo'
  | 'per_user'
  | 'by_ico'
  | 'already_reserved'
  | 'event_started'
  | 'slot_unknown'
  | 'erased';

/** Money that a customer has paid and that nothing is owed for. */
export type OpenItemListItem = Row<'open_item_list'>;
/** A file of refunds for the bank. */
export type PaymentOrder = Row<'payment_order'>;

/** Reasons why the movements were not fetched from the bank (see the table `bank_api`). */
export const BANK_API_FAILURES = [
  'token',
  'too_soon',
  'history',
  'unavailable',
  'timeout',
  'invalid',
  'account',
  'failed',
] as const;
export type BankApiFailure = (typeof BANK_API_FAILURES)[number];

/** Response of `POST /api/backend/bank_fetch`: the number of new movements, or the reason why nothing was fetched. */
export type BankFetchResult = { movements: number } | { failure: BankApiFailure };
