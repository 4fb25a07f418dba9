import { TIME_ZONE } from './constants';

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

/** `YYYY-MM-DDTHH:MM:SS` on the clocks of Prague (spec §9). @throws RangeError for an invalid time */
export function localDatetime(moment: Date | string | number): string {
  const of = Object.fromEntries(parts.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  return `${of.year}-${of.month}-${of.day}T${of.hour}:${of.minute}:${of.second}`;
}

/**
 * The moment, as ISO 8601 in UTC, at which the clocks of Prague show `YYYY-MM-DDTHH:MM[:SS]`. Of an hour that comes twice
 * it is the first; one that daylight saving leaves out is read as the hour after. @throws RangeError for an invalid time
 */
export function fromLocalDatetime(local: string): string {
  const asUtc = new Date(`${local}Z`).getTime();
  const offset = (moment: number): number => new Date(`${localDatetime(moment)}Z`).getTime() - moment;
  // The offset before and after a change of clocks: one hour and two hours are all that Prague has.
  const candidates = [offset(asUtc - DAY_MS), offset(asUtc + DAY_MS)].map((ms) => asUtc - ms);
  const fitting = candidates.filter((moment) => moment + offset(moment) === asUtc);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : Math.max(...candidates)).toISOString();
}
