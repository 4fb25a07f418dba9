import { TIME_ZONE } from '../site/constants';
import { fromLocalDatetime } from './local-datetime';

const format = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });

/** Returns the calendar day in Prague, as `2026-11-24`. @throws RangeError for an invalid time */
export function pragueDay(moment: Date | string | number): string {
  return format.format(new Date(moment));
}

/** Returns the bounds of a Prague day (`2026-11-24`) as ISO 8601: `start` inclusive, `end` exclusive. */
export function pragueDayBounds(day: string): { start: string; end: string } {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return {
    start: fromLocalDatetime(`${day}T00:00:00`),
    end: fromLocalDatetime(`${next.toISOString().slice(0, 10)}T00:00:00`),
  };
}
