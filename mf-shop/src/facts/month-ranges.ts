/**
 * Groups consecutive months into pairs of the first and the last, across the turn of the year: `[11, 12, 1, 4]` → `[[4,
 * 4], [11, 1]]`.
 */
export function monthRanges(months: readonly number[]): [first: number, last: number][] {
  const has = new Set(months);
  if (has.size === 12) return [[1, 12]];
  const before = (month: number): number => ((month + 10) % 12) + 1;
  const after = (month: number): number => (month % 12) + 1;
  return [...has]
    .filter((month) => !has.has(before(month)))
    .sort((a, b) => a - b)
    .map((first) => {
      let last = first;
      while (has.has(after(last))) last = after(last);
      return [first, last];
    });
}
