import { hundredthsOf, isoAmount, negated } from './amount';
import { tidy, type Doubt } from './statement';
import { child, children, oneOf, textAt, type XmlNode } from './xml-node';

/** A payment of an entry. */
interface CamtPart {
  id: string | null;
  amount: string;
  /** Its details; those of all payments if their amounts are unknown. */
  details: readonly XmlNode[];
  doubt: Doubt | null;
}

/** Places of an amount in the details of a payment, in order of precedence. */
const AMOUNTS = [['Amt'], ['AmtDtls', 'TxAmt', 'Amt'], ['AmtDtls', 'InstdAmt', 'Amt']] as const;

/**
 * Splits an entry into its payments. Payments whose sum is not the entry's amount are doubtful, and an entry in which a
 * payment has no amount in its currency is one doubtful payment: only its total is certain.
 */
export function camtParts(entry: XmlNode, total: { amount: string; currency: string }): CamtPart[] {
  const details = children(entry, 'NtryDtls', 'TxDtls');
  const whole = tidy(oneOf(entry, ['AcctSvcrRef'], ['NtryRef']), 80);
  if (details.length <= 1) {
    return [{ id: ownId(details[0]) ?? whole, amount: total.amount, details, doubt: null }];
  }
  const amounts = details.map((detail) => amountOf(detail, total));
  if (!amounts.every((amount) => amount !== null)) {
    return [{ id: whole, amount: total.amount, details, doubt: 'batch' }];
  }
  const sum = amounts.reduce((before, amount) => before + hundredthsOf(amount), 0n);
  const doubt = sum === hundredthsOf(total.amount) ? null : 'batch_total';
  const ids = details.map((detail) => ownId(detail) ?? whole);
  const uses = new Map<string | null, number>();
  for (const id of ids) uses.set(id, (uses.get(id) ?? 0) + 1);
  return details.map((detail, index) => {
    const id = ids[index] ?? null;
    // Some banks repeat the id of the entry, or of a batch, in all of its payments.
    const isShared = id !== null && (id === whole || uses.get(id) !== 1);
    return { id: isShared ? `${id}/${index + 1}` : id, amount: amounts[index] ?? '', details: [detail], doubt };
  });
}

function ownId(detail: XmlNode | undefined): string | null {
  return tidy(oneOf(detail, ['Refs', 'AcctSvcrRef'], ['Refs', 'TxId']), 80);
}

function amountOf(detail: XmlNode, total: { amount: string; currency: string }): string | null {
  const written = AMOUNTS.map((path) => child(detail, ...path)).find((amount) => amount !== undefined);
  const amount = isoAmount(textAt(written) ?? '');
  if (amount === null || (written?.['@Ccy'] ?? total.currency) !== total.currency) return null;
  const isOutgoing = (textAt(detail, 'CdtDbtInd') ?? (total.amount.startsWith('-') ? 'DBIT' : 'CRDT')) === 'DBIT';
  return isOutgoing ? negated(amount) : amount;
}
