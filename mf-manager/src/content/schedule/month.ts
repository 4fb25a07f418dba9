import { pragueDay, pragueDayBounds } from '@arbora/domain';

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const DAYS_OF_WEEK = 7;

/** Days are counted on the calendar, in UTC: one of Prague may have 23 or 25 hours. */
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

export function today(): string {
  return pragueDay(Date.now());
}

/** The month of an address, `2026-11`; that of the day where it is none. */
export function monthOf(asked: string | null, day: string): string {
  return asked !== null && MONTH.test(asked) ? asked : day.slice(0, 7);
}

export function shiftMonth(month: string, by: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return dayOf(date).slice(0, 7);
}

/** The weeks that a month touches, as days `2026-11-24`, from Monday. */
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

/** When these weeks start and end on the clocks of Prague. */
export function boundsOf(weeks: readonly (readonly string[])[]): { start: string; end: string } {
  return { start: pragueDayBounds(weeks[0]![0]!).start, end: pragueDayBounds(weeks.at(-1)!.at(-1)!).end };
}
