import { PAYMENT_CURRENCY } from '@arbora/domain';
import { amountOfHundredths, negated } from './amount';
import { dayOfSixDigits } from './day';
import { invalidStatement, withDerivedIds, tidy, type Statement, type LineWithoutId } from './statement';
import { variableSymbolIn, variableSymbolOf } from './symbol';

/** ISO 4217 numbers that banks write at the end of a movement; any other value there means crowns. */
const CURRENCIES: Readonly<Record<string, string>> = {
  '0978': 'EUR', '0840': 'USD', '0826': 'GBP', '0985': 'PLN', '0756': 'CHF', '0348': 'HUF',
}; // prettier-ignore

/** Movement codes: 1 is outgoing, 2 is incoming; the others are reversals. */
const OUT = '1';
const IN = '2';

/**
 * Reads a statement of the ABO format (also called GPC): fixed-width lines in windows-1250, a header (074), movements
 * (075) and their additional lines (076, 078, 079). Amounts are in hundredths.
 * @throws AppError payment.statement_invalid with line and reason
 */
export function readGpc(bytes: Uint8Array): Statement {
  const text = new TextDecoder('windows-1250').decode(bytes);
  const statement: Statement = {
    format: 'gpc',
    account: null,
    number: null,
    date_from: null,
    date_to: null,
    lines: [],
  };
  const lines: LineWithoutId[] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const record = raw.padEnd(128);
    const type = record.slice(0, 3);
    if (type === '074') readHeader(statement, record, index + 1);
    else if (type === '075') lines.push(readMovement(record, index + 1));
    else if (type === '078' || type === '079') readMessage(lines.at(-1), record);
    else if (type !== '076' && raw.replace('\u001a', '').trim() !== '') throw invalidStatement(index + 1, 'record');
  }
  return { ...statement, lines: withDerivedIds(lines) };
}

/** The first of several statements in a file provides the number; the period covers all of them. */
function readHeader(statement: Statement, record: string, line: number): void {
  const account = accountOfDigits(record.slice(3, 19));
  if (account === null) throw invalidStatement(line, 'account');
  const from = dayOfSixDigits(record.slice(39, 45));
  const to = dayOfSixDigits(record.slice(108, 114));
  if (to === null) throw invalidStatement(line, 'date');
  statement.account ??= account;
  statement.number ??= tidy(record.slice(105, 108), 40);
  statement.date_from ??= from;
  statement.date_to = to;
}

function readMovement(record: string, line: number): LineWithoutId {
  const account = accountOfDigits(record.slice(3, 19));
  if (account === null) throw invalidStatement(line, 'account');
  const amount = amountOfHundredths(record.slice(48, 60));
  if (amount === null) throw invalidStatement(line, 'amount');
  const code = record[60] ?? '';
  if (!/\d/.test(code)) throw invalidStatement(line, 'record');
  const booked = dayOfSixDigits(record.slice(122, 128)) ?? dayOfSixDigits(record.slice(91, 97));
  if (booked === null) throw invalidStatement(line, 'date');
  const document = (tidy(record.slice(35, 48), 13) ?? '').replace(/^0+/, '');
  return {
    line,
    account,
    // Document numbers are reused after some time.
    transaction_id: document === '' ? null : `${booked}:${document}`,
    amount: code === OUT ? negated(amount) : amount,
    currency: CURRENCIES[record.slice(118, 122)] ?? PAYMENT_CURRENCY,
    booked_on: booked,
    counter_account: accountOfDigits(record.slice(19, 35), record.slice(73, 77)),
    counter_name: tidy(record.slice(97, 117), 140),
    vs: variableSymbolOf(record.slice(61, 71)),
    message: null,
    is_reversal: code !== OUT && code !== IN,
  };
}

/** Formats a Czech account, `19-2000145399/0100`, from sixteen digits. */
function accountOfDigits(digits: string, bankCode = ''): string | null {
  if (!/^\d{16}$/.test(digits)) return null;
  const prefix = digits.slice(0, 6).replace(/^0+/, '');
  const number = digits.slice(6).replace(/^0+/, '');
  if (number === '') return null;
  const bank = /^\d{4}$/.test(bankCode) && bankCode !== '0000' ? `/${bankCode}` : '';
  return `${prefix === '' ? '' : `${prefix}-`}${number}${bank}`;
}

function readMessage(movement: LineWithoutId | undefined, record: string): void {
  if (movement === undefined) return;
  movement.message = tidy(`${movement.message ?? ''} ${record.slice(3)}`, 500);
  movement.vs ??= variableSymbolIn(movement.message ?? '');
}
