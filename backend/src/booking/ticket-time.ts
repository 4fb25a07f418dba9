import { DATE_TAGS, TIME_ZONE, type Locale } from '@arbora/domain';

const LENGTHS = {
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  short: { weekday: 'short', day: 'numeric', month: 'numeric', year: 'numeric' },
} as const;

/** The day and the time in Prague: "úterý 24. listopadu 2026, 9:00–16:00". */
export function ticketTime(
  { start, end }: { start: string; end: string | null },
  locale: Locale,
  length: keyof typeof LENGTHS,
): string {
  const format = new Intl.DateTimeFormat(DATE_TAGS[locale], {
    timeZone: TIME_ZONE,
    ...LENGTHS[length],
    hour: 'numeric',
    minute: '2-digit',
  });
  return end === null ? format.format(new Date(start)) : format.formatRange(new Date(start), new Date(end));
}

const FIELDS = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'longOffset',
});

/** A time as ISO 8601 with the offset of Prague: `2026-11-24T09:00:00+01:00`. */
export function pragueTime(time: string): string {
  const part = Object.fromEntries(FIELDS.formatToParts(new Date(time)).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute, timeZoneName = '' } = part;
  return `${year}-${month}-${day}T${hour}:${minute}:00${timeZoneName.replace('GMT', '')}`;
}
