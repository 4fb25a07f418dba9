import { camtDetails } from './camt-details';
import { camtParts } from './camt-parts';
import { parseCamt, type CamtFile } from './camt-xml';
import { isoAmount, negated } from './amount';
import { dayOf } from './day';
import {
  invalidStatement,
  tidy,
  type Doubt,
  type ReadMovement,
  type ReadStatement,
  type SkippedLine,
} from './statement';
import { child, children, oneOf, textAt, type XmlNode } from './xml-node';

/** Where and when the entries of a statement were booked. */
interface Booking {
  account: string;
  currency: string | null;
  /** End of its period, for entries without a day of their own. */
  day: string | null;
}

/**
 * Reads CAMT.053 (ISO 20022), versions 02 and 08: one or several statements, each with booked entries, each of these
 * with one or several payments. Entries that are only announced are skipped: a later statement contains them as booked.
 * @throws AppError payment.statement_invalid with line and reason
 */
export function readCamt053(bytes: Uint8Array): ReadStatement {
  const file = parseCamt(bytes);
  const statements = children(file.document, 'Document', 'BkToCstmrStmt', 'Stmt');
  const [first] = statements;
  if (first === undefined) throw invalidStatement(1, 'xml');
  const lines: ReadMovement[] = [];
  const skipped: SkippedLine[] = [];
  for (const statement of statements) {
    const account = accountOf(statement);
    if (account === null) throw invalidStatement(file.lineOf(statement), 'account');
    const booking = { account, currency: textAt(statement, 'Acct', 'Ccy'), day: lastDay(statement) };
    for (const entry of children(statement, 'Ntry')) {
      const status = oneOf(entry, ['Sts', 'Cd'], ['Sts']);
      if (status === null || status === 'BOOK') lines.push(...movements(booking, entry, file));
      else skipped.push(announced(entry, file));
    }
  }
  return {
    format: 'camt053',
    account: accountOf(first),
    number: tidy(oneOf(first, ['ElctrncSeqNb'], ['LglSeqNb'], ['Id']), 40),
    date_from: dayOf(textAt(first, 'FrToDt', 'FrDtTm') ?? ''),
    date_to: lastDay(first),
    lines,
    skipped,
    headings: null,
  };
}

function accountOf(statement: XmlNode): string | null {
  const written = tidy(oneOf(statement, ['Acct', 'Id', 'IBAN'], ['Acct', 'Id', 'Othr', 'Id']), 40);
  return written?.replace(/\s/g, '') ?? null;
}

function lastDay(statement: XmlNode): string | null {
  return dayOf(oneOf(statement, ['FrToDt', 'ToDtTm'], ['CreDtTm']) ?? '');
}

function announced(entry: XmlNode, file: CamtFile): SkippedLine {
  const [amount, currency] = [isoAmount(textAt(entry, 'Amt') ?? ''), child(entry, 'Amt')?.['@Ccy']];
  const isKnown = amount !== null && typeof currency === 'string' && /^[A-Z]{3}$/.test(currency);
  return {
    line: file.lineOf(entry),
    reason: 'not_booked',
    amount: isKnown ? signed(amount, textAt(entry, 'CdtDbtInd') === 'DBIT') : null,
    currency: isKnown ? currency : null,
  };
}

/** The payments of an entry. One whose details do not tell their amounts is a single payment of the entry's amount. */
function movements({ account, currency, day }: Booking, entry: XmlNode, file: CamtFile): ReadMovement[] {
  const line = file.lineOf(entry);
  const amount = isoAmount(textAt(entry, 'Amt') ?? '');
  if (amount === null) throw invalidStatement(line, 'amount');
  const direction = textAt(entry, 'CdtDbtInd');
  if (direction !== 'CRDT' && direction !== 'DBIT') throw invalidStatement(line, 'record');
  const ccy = child(entry, 'Amt')?.['@Ccy'] ?? currency;
  if (typeof ccy !== 'string' || !/^[A-Z]{3}$/.test(ccy)) throw invalidStatement(line, 'currency');
  const written = oneOf(entry, ['BookgDt', 'Dt'], ['BookgDt', 'DtTm'], ['ValDt', 'Dt'], ['ValDt', 'DtTm']);
  const booked = written === null ? day : dayOf(written);
  if (booked === null) throw invalidStatement(line, 'date');
  return camtParts(entry, { amount: signed(amount, direction === 'DBIT'), currency: ccy }).map((part) => ({
    line,
    account,
    bank_id: part.id,
    amount: part.amount,
    currency: ccy,
    booked_on: booked,
    ...camtDetails(entry, part.details, part.amount.startsWith('-') ? 'Cdtr' : 'Dbtr'),
    is_reversal: textAt(entry, 'RvslInd') === 'true',
    doubt: part.doubt ?? (written === null ? ('no_date' satisfies Doubt) : null),
  }));
}

function signed(amount: string, isOutgoing: boolean): string {
  return isOutgoing ? negated(amount) : amount;
}
