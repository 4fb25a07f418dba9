import type { TextsOf } from '@arbora/office';
import { PERIODS, startOf, type Period } from '../periods';
import { accountSource } from './account-source';

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
