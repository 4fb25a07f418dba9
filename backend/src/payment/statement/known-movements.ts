import type { BankStatementFormat } from '@arbora/domain';
import { accountKey } from './account-key';
import { isDerived } from './identified';
import { grouped, pairing } from './pairing';
import { similarTo } from './similar-movements';
import type { StatementLine } from './statement';

/** A movement that was recorded before, from `app.bank_movements_like`. */
export interface StoredMovement extends Pick<
  StatementLine,
  'account' | 'transaction_id' | 'amount' | 'currency' | 'booked_on' | 'vs' | 'counter_account' | 'message'
> {
  id: string;
  format: BankStatementFormat;
}

/**
 * How a movement relates to those known: it is a stored one, or an earlier one of its file; or staff must decide whether
 * it is, because a stored one has its id and other contents, or may be the same in another format.
 */
export type Recognition = { known: string } | { earlier: StatementLine } | { doubt: 'same_id' | 'similar' };

type Movement = StatementLine | StoredMovement;

/**
 * Recognizes movements of a file that are known already. Within the file, two with one id of the bank are the same only
 * if they are equal in everything. A stored movement with the same id must agree in day, amount, symbol, counter
 * account and message. Ids of two formats differ, as do derived ones from the bank's: such movements are the same if
 * day, amount and symbol agree, and a symbol or both counter accounts confirm it; with less, staff decide. Each stored
 * movement is at most one of the file.
 */
export function recognize(
  lines: readonly StatementLine[],
  stored: readonly StoredMovement[],
  format: BankStatementFormat,
): Map<StatementLine, Recognition> {
  const recognized = new Map<StatementLine, Recognition>();
  for (const [first, ...copies] of grouped(lines, contentsKey).values()) {
    if (first === undefined) continue;
    for (const copy of copies) recognized.set(copy, { earlier: first });
  }
  const distinct = lines.filter((line) => !recognized.has(line));
  const pairs = pairing(distinct, stored);
  pairs.pairBy((line) => idKey(line, true), (one) => idKey(one, true)); // oxfmt-ignore
  pairs.pairBy((line) => idKey(line, false), (one) => idKey(one, false), agrees); // oxfmt-ignore

  const unmatched = grouped(pairs.freeStored(), ({ format: other, account, transaction_id }) =>
    other === format && !isDerived(transaction_id) ? JSON.stringify([account, transaction_id]) : null,
  );
  for (const line of pairs.openLines()) {
    if (unmatched.has(JSON.stringify([line.account, line.transaction_id]))) recognized.set(line, { doubt: 'same_id' });
  }

  const isOpen = (line: StatementLine): boolean => !recognized.has(line);
  for (const isSameFormat of [false, true]) {
    const classOf = comparability(format, isSameFormat);
    const keys = (withCounter: boolean) =>
      [
        (line: StatementLine) => (isOpen(line) ? twinKey(line, classOf.line(line), withCounter) : null),
        (one: StoredMovement) => twinKey(one, classOf.stored(one), withCounter),
      ] as const;
    pairs.pairBy(...keys(true));
    pairs.pairBy(...keys(false), isCounterCompatible);
  }
  const isSimilar = similarTo(pairs.freeStored(), format);
  for (const line of pairs.openLines()) {
    if (isOpen(line) && isSimilar(line)) recognized.set(line, { doubt: 'similar' });
  }
  for (const line of distinct) {
    const partner = pairs.partnerOf(line);
    if (partner !== undefined) recognized.set(line, { known: partner.id });
  }
  return recognized;
}

/** Everything about a movement with an id of the bank; derived ids differ by themselves. */
function contentsKey(line: StatementLine): string | null {
  if (isDerived(line.transaction_id)) return null;
  const { line: _line, candidates: _candidates, ...contents } = line;
  return JSON.stringify(contents);
}

function dayKey({ account, booked_on, amount, currency }: Movement): string {
  return JSON.stringify([account, booked_on, amount, currency]);
}

function idKey(movement: Movement, isExact: boolean): string {
  const { transaction_id, vs, counter_account, message } = movement;
  const exact = isExact ? [accountKey(counter_account), messageKey(message)] : [];
  return JSON.stringify([dayKey(movement), transaction_id, vs, ...exact]);
}

/** Key of movements that are the same in two formats: by counter account, or by symbol alone. */
function twinKey(movement: Movement, comparable: string | null, withCounter: boolean): string | null {
  const counter = accountKey(movement.counter_account);
  if (comparable === null || (withCounter ? counter === '' : movement.vs === null)) return null;
  return JSON.stringify([dayKey(movement), comparable, movement.vs, ...(withCounter ? [counter] : [])]);
}

/** Classes of movements whose ids cannot be compared: of other formats, or derived in one file and not in the other. */
function comparability(format: BankStatementFormat, isSameFormat: boolean) {
  const ofId = (isDerivedId: boolean): string => (isSameFormat ? String(isDerivedId) : '');
  return {
    line: (line: StatementLine) => ofId(isDerived(line.transaction_id)),
    stored: (one: StoredMovement) =>
      (one.format === format) === isSameFormat ? ofId(!isDerived(one.transaction_id)) : null,
  };
}

function isCounterCompatible(line: StatementLine, one: StoredMovement): boolean {
  const [a, b] = [accountKey(line.counter_account), accountKey(one.counter_account)];
  return a === '' || b === '' || a === b;
}

/** Whether two movements with one id contradict each other nowhere; a bank may cut a message, an erasure empties it. */
function agrees(line: StatementLine, one: StoredMovement): boolean {
  const [a, b] = [messageKey(line.message), messageKey(one.message)];
  return isCounterCompatible(line, one) && (a.startsWith(b) || b.startsWith(a));
}

function messageKey(message: string | null): string {
  return (message ?? '')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
