import { TIME_ZONE } from '@arbora/domain';

const FIELDS = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Returns Prague's offset from UTC at that moment, in milliseconds. */
function offsetAt(time: number): number {
  const [date = '', clock = ''] = FIELDS.format(time).split(', ');
  return Date.parse(`${date}T${clock}Z`) - time;
}

/** Returns the time at which Prague's clocks show `hour`:`minute`, `days` days after the day of `now`. ISO 8601. */
export function pragueTime(now: Date, days: number, hour: number, minute = 0): string {
  const [date = ''] = FIELDS.format(now).split(', ');
  // Counts calendar days, which may have 23 or 25 hours.
  const shown = Date.parse(`${date}T00:00:00Z`) + ((days * 24 + hour) * 60 + minute) * 60_000;
  const guess = shown - offsetAt(shown);
  return new Date(shown - offsetAt(guess)).toISOString();
}
