import type { TextsOf } from '@arbora/office';
import { accountSource } from './account-source';

const PERIODS = ['day', 'week', 'month', 'year'] as const;
type Period = (typeof PERIODS)[number];

const DAYS: Readonly<Record<Period, number>> = { day: 1, week: 7, month: 31, year: 366 };
const DAY_MS = 86_400_000;

/** Start of the period that ends now. */
function startOf(period: Period): string {
  return new Date(Date.now() - DAYS[period] * DAY_MS).toISOString();
}

/** Filters that both logs share: time (`at`) and actor (`person_id`). */
export const sinceFilter = {
  name: 'since',
  label: 'change.since',
  all: 'change.ever',
  values: PERIODS,
  valueLabel: (value: string, { t }: TextsOf<'manager.audit'>) => t(`period.${value as Period}`),
  apply: <Query extends { gte(column: 'at', value: string): Query }>(query: Query, value: string) =>
    query.gte('at', startOf(value as Period)),
} as const;

export const personFilter = {
  name: 'person',
  label: 'change.person',
  all: 'change.anybody',
  source: accountSource,
  apply: <Query extends { eq(column: 'person_id', value: string): Query }>(query: Query, value: string) =>
    query.eq('person_id', value),
} as const;
