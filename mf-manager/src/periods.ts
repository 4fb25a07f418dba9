export const PERIODS = ['day', 'week', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number];

const DAYS: Readonly<Record<Period, number>> = { day: 1, week: 7, month: 31, year: 366 };
const DAY_MS = 86_400_000;

/** Start of the period that ends now. */
export function startOf(period: Period): string {
  return new Date(Date.now() - DAYS[period] * DAY_MS).toISOString();
}
