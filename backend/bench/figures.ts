export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** To two decimals. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
