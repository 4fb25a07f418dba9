import { fromLocalDatetime, localDatetime } from '@arbora/domain';

/** Start of today in Prague. Today's events count as upcoming: check-in is still open. */
export function startOfToday(): string {
  return fromLocalDatetime(`${localDatetime(Date.now()).slice(0, 10)}T00:00`);
}
