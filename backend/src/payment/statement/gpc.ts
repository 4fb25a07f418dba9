import { PAYMENT_CURRENCY } from '@arbora/domain';
import { amountOfHundredths, negated } from './amount';
import { dayOfSixDigits } from './day';
import { accountOfDigits, isInternalAccount } from './gpc-account';
import { gpcRecord, type GpcRecord } from './gpc-record';
import { invalidStatement, tidy, type ReadMovement, type ReadStatement } from './statement';
import { variableSymbolOf } from './symbol';

/** ISO 4217 numbers that banks write at the end of a movement; any other value there means crowns. */
const CURRENCIES: Readonly<Record<string, string>> = {
  '0978': 'EUR', '0840': 'USD', '0826': 'GBP', '0985': 'PLN', '0756': 'CHF', '0348': 'HUF',
}; // oxfmt-ignore

/** Movement codes: 1 is outgoing, 2 is incoming; the others are reversals. */
const OUT = '1';
const IN = '2';

type Header = Pick<ReadStatement, 'account' | 'number' | 'date_from' | 'date_to'>;
type Movement = ReadMovement & { texts: string[] };

/**
 * Reads a statement of the ABO format (also called GPC): fixed-width lines, a header (074), movements (075) and their
 * additional lines (076, 078, 079). Amounts are in hundredths.
 * @throws AppError payment.statement_invalid with line and reason
 */
export function readGpc(text: string): ReadStatement {
  const header: Header = { account: null, number: null, date_from: null, date_to: null };
  const lines: Movement[] = [];
  let isInternal = false;
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const record = gpcRecord(raw);
    const type = record.at(0, 3);
    if (type === '074' || (type === '075' && header.account === null)) isInternal = isInternalAccount(record.at(3, 19));
    if (type === '074') readHeader(header, record, index + 1, isInternal);
    else if (type === '075') lines.push(readMovement(record, index + 1, isInternal));
    else if (type === '078' || type === '079') readMessage(lines.at(-1), record);
    else if (type !== '076' && raw.replace('\u001a', '').trim() !== '') throw invalidStatement(index + 1, 'record');
  }
  return { format: 'gpc', ...header, lines, skipped: [], headings: null };
}

/** The first of several statements in a file provides the number; the period covers all of them. */
function readHeader(header: Header, record: GpcRecord, line: number, isInternal: boolean): void {
  const account = accountOfDigits(record.at(3, 19), isInternal);
  if (account === null) throw invalidStatement(line, 'account');
  const from = dayOfSixDigits(record.at(39, 45));
  const to = dayOfSixDigits(record.at(108, 114));
  if (to === null) throw invalidStatement(line, 'date');
  header.account ??= account;
  header.number ??= tidy(record.at(105, 108), 40);
  header.date_from ??= from;
  header.date_to = to;
}

function readMovement(record: GpcRecord, line: number, isInternal: boolean): Movement {
  const account = accountOfDigits(record.at(3, 19), isInternal);
  if (account === null) throw invalidStatement(line, 'account');
  const amount = amountOfHundredths(record.at(48, 60));
  if (amount === null) throw invalidStatement(line, 'amount');
  const code = record.at(60, 61);
  if (!/\d/.test(code)) throw invalidStatement(line, 'record');
  const booked = dayOfSixDigits(record.at(122, 128)) ?? dayOfSixDigits(record.at(91, 97));
  if (booked === null) throw invalidStatement(line, 'date');
  const document = (tidy(record.at(35, 48), 13) ?? '').replace(/^0+/, '');
  const name = tidy(record.at(97, 117), 140);
  return {
    line,
    account,
    // Document numbers are reused after some time.
    bank_id: document === '' ? null : `${booked}:${document}`,
    amount: code === OUT ? negated(amount) : amount,
    currency: CURRENCIES[record.at(118, 122)] ?? PAYMENT_CURRENCY,
    booked_on: booked,
    counter_account: accountOfDigits(record.at(19, 35), isInternal, record.at(73, 77)),
    counter_name: name,
    vs: variableSymbolOf(record.at(61, 71)),
    texts: name === null ? [] : [name],
    message: null,
    is_reversal: code !== OUT && code !== IN,
    doubt: null,
  };
}

function readMessage(movement: Movement | undefined, record: GpcRecord): void {
  if (movement === undefined) return;
  movement.message = tidy(`${movement.message ?? ''} ${record.at(3)}`, 500);
  movement.texts.push(record.at(3));
}
