import { ACCOUNTING_FORMATS } from '@arbora/domain';
import * as v from 'valibot';
import { firstDay, nextMonth } from '../months';

/** Value of the choice of months for a period of days. */
export const DAYS = 'days';

const DAY_MS = 86_400_000;
const day = v.string();

/** The form of an export. Its days are needed without a month only. */
export const exportSchema = v.pipe(
  v.object({ month: v.string(), from: day, to: day, format: v.picklist(ACCOUNTING_FORMATS) }),
  v.forward(
    v.check(({ month, from }) => month !== DAYS || from !== '', 'required'),
    ['from'],
  ),
  v.forward(
    v.check(({ month, to }) => month !== DAYS || to !== '', 'required'),
    ['to'],
  ),
  v.forward(
    v.check(({ month, from, to }) => month !== DAYS || from === '' || to === '' || from <= to, 'invalid'),
    ['to'],
  ),
);

/** First and last day of the chosen period. */
export function periodOf({ month, from, to }: { month: string; from: string; to: string }): {
  from: string;
  to: string;
} {
  if (month === DAYS) return { from, to };
  const last = new Date(Date.parse(firstDay(nextMonth(month))) - DAY_MS);
  return { from: firstDay(month), to: last.toISOString().slice(0, 10) };
}
