import type { BankStatementFormat } from '@arbora/domain';
import { accountKey } from './account-key';
import { isDerived } from './identified';
import type { StoredMovement } from './known-movements';
import type { StatementLine } from './statement';

type Movement = StatementLine | StoredMovement;

/** Stands for every symbol or account, also for none. */
const ANY = '*';

/**
 * Finds out whether a line may be one of some stored movements whose ids cannot be compared with its own: day, amount
 * and currency are equal, and symbol and counter account are, or one of the two lacks them. A stored movement is indexed
 * by each combination, so that a line is looked up instead of compared with all movements of its day and amount.
 */
export function similarTo(
  stored: readonly StoredMovement[],
  format: BankStatementFormat,
): (line: StatementLine) => boolean {
  const known = new Set<string>();
  for (const one of stored) {
    const counter = accountKey(one.counter_account);
    for (const vs of [one.vs ?? '', ANY]) {
      for (const account of [counter, ANY]) known.add(keyOf(one, classOf(one, format), vs, account));
    }
  }
  return (line) =>
    comparableClasses(line).some((kind) =>
      wanted(line.vs ?? '').some((vs) =>
        wanted(accountKey(line.counter_account)).some((account) => known.has(keyOf(line, kind, vs, account))),
      ),
    );
}

/** A value is equal to itself, and compatible with a missing one; a missing value is compatible with any. */
function wanted(value: string): string[] {
  return value === '' ? [ANY] : [value, ''];
}

function classOf(one: StoredMovement, format: BankStatementFormat): string {
  return one.format === format ? String(isDerived(one.transaction_id)) : 'other';
}

function comparableClasses(line: StatementLine): string[] {
  return ['other', String(!isDerived(line.transaction_id))];
}

function keyOf({ account, booked_on, amount, currency }: Movement, ...more: readonly string[]): string {
  return JSON.stringify([account, booked_on, amount, currency, ...more]);
}
