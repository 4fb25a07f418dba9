/** A limit for a row's value or one of its ratios. */
export interface BenchBudget {
  /** `value` or the name of a ratio. */
  of: string;
  atLeast?: number;
  atMost?: number;
}

/** A measurement. */
export interface BenchRow {
  part: string;
  name: string;
  unit: string;
  value: number;
  /** Ratios to the baselines, by baseline name. */
  ratios: Record<string, number>;
  budgets: BenchBudget[];
  /** Null without a budget. */
  within: boolean | null;
}

function isWithin({ of, atLeast, atMost }: BenchBudget, row: Pick<BenchRow, 'value' | 'ratios'>): boolean {
  const measured = of === 'value' ? row.value : row.ratios[of];
  // A ratio that this machine could not measure does not fail.
  if (measured === undefined) return true;
  return (atLeast === undefined || measured >= atLeast) && (atMost === undefined || measured <= atMost);
}

export function benchRow(row: Omit<BenchRow, 'within'>): BenchRow {
  const compared = row.budgets.filter(({ of }) => of === 'value' || row.ratios[of] !== undefined);
  return { ...row, within: compared.length === 0 ? null : compared.every((budget) => isWithin(budget, row)) };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
