import { pragueDay } from '@arbora/domain';

/** Groups items with a `date_start` by their day in Prague, in order. */
export function groupByDay<T extends { date_start: string }>(items: readonly T[]): { day: string; items: T[] }[] {
  const days = new Map<string, T[]>();
  const sorted = [...items].sort((a, b) => Date.parse(a.date_start) - Date.parse(b.date_start));
  for (const item of sorted) {
    const day = pragueDay(item.date_start);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, ofDay]) => ({ day, items: ofDay }));
}
