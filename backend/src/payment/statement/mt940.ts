import { exactAmount, negated } from './amount';
import { calendarDay } from './day';
import { mt940Details } from './mt940-details';
import { mt940Fields } from './mt940-fields';
import { invalidStatement, tidy, type ReadMovement, type ReadStatement } from './statement';

/** Value day, booking day, direction (`C`, `D`, reversed `RC`, `RD`), amount, type, references of payer and bank. */
const MOVEMENT = /^(\d{6})(\d{4})?(R?[CD])[A-Z]?([\d,.]+)(?:[A-Z][A-Z0-9]{3})?(.*?)(?:\/\/(.*))?$/;

/** What the fields before a movement tell about it. */
interface Context {
  account: string | null;
  currency: string | null;
}

/**
 * Reads MT940 (SWIFT), of one or several statements: movements (:61:), each with the details after it (:86:).
 * @throws AppError payment.statement_invalid with line and reason
 */
export function readMt940(text: string): ReadStatement {
  const context: Context = { account: null, currency: null };
  const statement = { account: null as string | null, number: null as string | null };
  const days: string[] = [];
  const lines: ReadMovement[] = [];
  let isAfterMovement = false;
  for (const { tag, value, line } of mt940Fields(text)) {
    if (tag === '86' && isAfterMovement) {
      const last = lines.pop();
      if (last !== undefined) lines.push(withDetails(last, value));
    }
    isAfterMovement = tag === '61';
    if (tag === '25') {
      context.account = accountOf(value);
      statement.account ??= context.account;
    } else if (tag === '28C' || tag === '28') {
      statement.number ??= tidy(value, 40);
    } else if (/^6[02][FM]$/.test(tag)) {
      const [, day = '', currency] = /^[CD](\d{6})([A-Z]{3})/.exec(value) ?? [];
      if (currency === undefined) throw invalidStatement(line, 'currency');
      context.currency = currency;
      days.push(dayOfValue(day) ?? '');
    } else if (tag === '61') {
      lines.push(movement(value, line, context));
    }
  }
  const period = days.filter(Boolean).sort();
  return {
    format: 'mt940',
    ...statement,
    date_from: period[0] ?? null,
    date_to: period.at(-1) ?? null,
    lines,
    skipped: [],
    headings: null,
  };
}

/** An IBAN, or an account with or without its bank: `0100/19-2000145399`, `/PL61…`, `CZ08…`. */
function accountOf(value: string): string | null {
  const compact = value.replace(/\s/g, '').replace(/^\/+/, '');
  const [, bank, number] = /^(\d{4})\/([\d-]+)$/.exec(compact) ?? [];
  return tidy(bank === undefined ? compact : `${number}/${bank}`, 40);
}

function movement(value: string, line: number, { account, currency }: Context): ReadMovement {
  if (account === null) throw invalidStatement(line, 'account');
  if (currency === null) throw invalidStatement(line, 'currency');
  const [first = '', ...rest] = value.split('\n');
  const [, valued = '', booked, direction = '', written = '', reference = '', bankReference = ''] =
    MOVEMENT.exec(first.trim()) ?? [];
  if (direction === '') throw invalidStatement(line, 'record');
  const amount = exactAmount(written);
  if (amount === null) throw invalidStatement(line, 'amount');
  const day = booked === undefined ? dayOfValue(valued) : bookingDay(valued, booked);
  if (day === null) throw invalidStatement(line, 'date');
  return {
    line,
    account,
    bank_id: /^NONREF/.test(bankReference) ? null : tidy(bankReference, 80),
    // A reversed credit takes money away.
    amount: direction === 'D' || direction === 'RC' ? negated(amount) : amount,
    currency,
    booked_on: day,
    counter_account: null,
    counter_name: null,
    vs: null,
    texts: [reference, ...rest],
    message: null,
    is_reversal: direction.startsWith('R'),
    doubt: null,
  };
}

function withDetails(movement: ReadMovement, value: string): ReadMovement {
  const { texts, ...details } = mt940Details(value);
  return { ...movement, ...details, texts: [...movement.texts, ...texts] };
}

function dayOfValue(digits: string): string | null {
  return calendarDay(`20${digits.slice(0, 2)}`, digits.slice(2, 4), digits.slice(4, 6));
}

/** The booking day has no year: it is the one nearest to the value day. */
function bookingDay(valued: string, monthAndDay: string): string | null {
  const value = dayOfValue(valued);
  if (value === null) return null;
  const year = Number(value.slice(0, 4));
  const days = [year - 1, year, year + 1]
    .map((one) => calendarDay(String(one), monthAndDay.slice(0, 2), monthAndDay.slice(2, 4)))
    .filter((day) => day !== null);
  const distance = (day: string): number => Math.abs(Date.parse(day) - Date.parse(value));
  return days.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}
