/** A year of months up to now, the latest first, as 2026-11. */
export function lastMonths(now: Date): string[] {
  return Array.from({ length: 13 }, (_, back) => monthOf(new Date(now.getFullYear(), now.getMonth() - back, 1)));
}

/** The month after one like 2026-11. */
export function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(new Date(year, number, 1));
}

/** First day of a month, as 2026-11-01. */
export const firstDay = (month: string): string => `${month}-01`;

const monthOf = (day: Date): string => `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}`;
