import type { WebVital } from '@arbora/domain';

interface Percentile {
  metric: WebVital;
  p75: number;
  visits: number;
}

/** Percentiles of the same visits by metric; some metrics may not be measured. */
export interface Percentiles<Item> {
  /** One of their rows. */
  of: Item;
  values: Partial<Record<WebVital, number>>;
  /** The largest number of measured visits: not every visit has every metric. */
  visits: number;
}

/** Joins rows with the same key, in the order of the first ones. */
export function byMetric<Item extends Percentile>(
  rows: readonly Item[],
  keyOf: (row: Item) => string,
): Percentiles<Item>[] {
  const found = new Map<string, Percentiles<Item>>();
  for (const row of rows) {
    const key = keyOf(row);
    const known = found.get(key) ?? { of: row, values: {}, visits: 0 };
    known.values[row.metric] = row.p75;
    known.visits = Math.max(known.visits, row.visits);
    found.set(key, known);
  }
  return [...found.values()];
}
