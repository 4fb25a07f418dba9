import { pragueDay } from '@arbora/domain';

/** Groups items with a `date_start` by their day in Prague, in order. */
export function byDay<T extends { date_start: string }>(things: readonly T[]): { day: string; things: T[] }[] {
  const days = new Map<string, T[]>();
  const sorted = [...things].sort((a, b) => Date.parse(a.date_start) - Date.parse(b.date_start));
  for (const thing of sorted) {
    const key = pragueDay(thing.date_start);
    days.set(key, [...(days.get(key) ?? []), thing]);
  }
  return [...days].map(([key, gathered]) => ({ day: key, things: gathered }));
}
