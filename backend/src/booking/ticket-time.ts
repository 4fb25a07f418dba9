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
