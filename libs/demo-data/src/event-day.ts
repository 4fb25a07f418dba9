import type { DemoEvent } from './event-list';
import { pragueTime } from './prague-time';

/** Public holidays with a fixed date, and the days around Christmas, as `MM-DD`. */
const CLOSED = new Set([
  '01-01', '01-02', '05-01', '05-08', '07-05', '07-06', '09-28', '10-28', '11-17',
  '12-23', '12-24', '12-25', '12-26', '12-27', '12-28', '12-29', '12-30', '12-31',
]); // oxfmt-ignore
const SUNDAY = 0;
const SATURDAY = 6;

function suits(now: Date, day: number, isTrade: boolean): boolean {
  // At noon the date is the same in Prague and in UTC.
  const noon = pragueTime(now, day, 12);
  const weekday = new Date(noon).getUTCDay();
  return !CLOSED.has(noon.slice(5, 10)) && !(isTrade && (weekday === SUNDAY || weekday === SATURDAY));
}

/**
 * Returns the days from seeding to an event: the listed ones, and as many more as it takes to avoid holidays and, for an
 * event of the trade, weekends. Past events move further into the past.
 */
export function eventDay(now: Date, { day: listed, isTrade = false }: Pick<DemoEvent, 'day' | 'isTrade'>): number {
  const step = listed < 0 ? -1 : 1;
  let day = listed;
  while (!suits(now, day, isTrade)) day += step;
  return day;
}
