import { TIME_ZONE } from '../site/constants';

const parts = /* @__PURE__ */ new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const DAY_MS = 86_400_000;

/** Formats the local time in Prague as `YYYY-MM-DDTHH:MM:SS` (spec §9). @throws RangeError for an invalid time */
export function localDatetime(moment: Date | string | number): string {
  const of = Object.fromEntries(parts.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  return `${of.year}-${of.month}-${of.day}T${of.hour}:${of.minute}:${of.second}`;
}

const HOUR_MS = 3_600_000;

/** Formats a time as ISO 8601 with the offset of Prague: `2026-11-24T09:00:00+01:00`. @throws RangeError for an invalid time */
export function offsetDatetime(moment: Date | string | number): string {
  const local = localDatetime(moment);
  const hours = Math.round((Date.parse(`${local}Z`) - new Date(moment).getTime()) / HOUR_MS);
  return `${local}+0${hours}:00`;
}

/**
 * Converts Prague local time `YYYY-MM-DDTHH:MM[:SS]` to ISO 8601 in UTC. An ambiguous time is the earlier one; a time
 * skipped by daylight saving is read as one hour later. @throws RangeError for an invalid time
 */
export function fromLocalDatetime(local: string): string {
  const asUtc = new Date(`${local}Z`).getTime();
  const offset = (moment: number): number => new Date(`${localDatetime(moment)}Z`).getTime() - moment;
  // The offsets before and after a daylight saving change; Prague has only two, one and two hours.
  const candidates = [offset(asUtc - DAY_MS), offset(asUtc + DAY_MS)].map((ms) => asUtc - ms);
  const fitting = candidates.filter((moment) => moment + offset(moment) === asUtc);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : Math.max(...candidates)).toISOString();
}
