import { pragueDay, pragueDayBounds } from '@arbora/domain';

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const DAYS_OF_WEEK = 7;

/**
 * A day as `2026-11-24`. Calendar arithmetic is done in UTC, because a day in Prague may have 23 or 25 hours.
 */
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

export function today(): string {
  return pragueDay(Date.now());
}

/** The month of a URL, `2026-11`; the month of `day` if it is invalid. */
export function monthOf(asked: string | null, day: string): string {
  return asked !== null && MONTH.test(asked) ? asked : day.slice(0, 7);
}

export function shiftMonth(month: string, by: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return dayOf(date).slice(0, 7);
}

/** The weeks that overlap a month, as days `2026-11-24`, from Monday. */
export function weeksOf(month: string): string[][] {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCDate(1 - ((date.getUTCDay() + 6) % DAYS_OF_WEEK));
  const weeks: string[][] = [];
  do {
    weeks.push(
      Array.from({ length: DAYS_OF_WEEK }, () => {
        const day = dayOf(date);
        date.setUTCDate(date.getUTCDate() + 1);
        return day;
      }),
    );
  } while (dayOf(date).startsWith(month));
  return weeks;
}

/** Start and end of these weeks in Prague time. */
export function boundsOf(weeks: readonly (readonly string[])[]): { start: string; end: string } {
  return { start: pragueDayBounds(weeks[0]![0]!).start, end: pragueDayBounds(weeks.at(-1)!.at(-1)!).end };
}
