import { createHash } from 'node:crypto';
import type { ReadMovement, StatementLine } from './statement';
import { candidatesIn, variableSymbolIn } from './symbol';

/** Begins ids that are derived from the contents of a movement. */
const DERIVED = 'derived:';

/** A number as a spreadsheet saves it after rounding: `2,60001E+11`. */
const ROUNDED = /^\d+(?:[.,]\d+)?E\+\d+$/i;

/** Whether an id is derived from the contents of a movement, not given by the bank. */
export function isDerived(transactionId: string): boolean {
  return transactionId.startsWith(DERIVED);
}

/**
 * Adds ids and symbols to movements. Ids of movements without one of the bank are derived from their contents. Equal
 * ones of a day are numbered in order: statements cover whole days, so an overlapping one has equally many of them in
 * the same order.
 */
export function identified(movements: readonly ReadMovement[]): StatementLine[] {
  const counts = new Map<string, number>();
  return movements.map(({ bank_id, texts, ...movement }) => {
    const vs = movement.vs ?? variableSymbolIn(texts);
    const line = { ...movement, vs, candidates: candidatesIn(texts).filter((one) => one !== vs) };
    if (bank_id !== null && !ROUNDED.test(bank_id)) return { ...line, transaction_id: bank_id };
    const { account, booked_on, amount, currency, counter_account, message } = line;
    const contents = JSON.stringify([account, booked_on, amount, currency, counter_account, vs, message]);
    const count = (counts.get(contents) ?? 0) + 1;
    counts.set(contents, count);
    return { ...line, transaction_id: `${DERIVED}${createHash('sha256').update(contents).digest('hex')}:${count}` };
  });
}
