import { pragueDay } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';

/** Formats a range; without `end` only its start. Both are ISO 8601 with zone. */
export type DateRangeText = (start: string, end: string | null) => string;

/** Returns a function that formats a range: `1. prosince 2026 od 9:00 do 16:00`; over several days with both dates. */
export function useDateRangeText(): DateRangeText {
  const { t, formats } = useText('ui');
  return (start, end) => {
    if (end === null) return formats.dateTime(start);
    if (pragueDay(start) !== pragueDay(end)) {
      return t('dates.days', { start: formats.dateTime(start), end: formats.dateTime(end) });
    }
    return t('dates.hours', { date: formats.date(start), from: formats.time(start), to: formats.time(end) });
  };
}

/** Start and optional end, in Prague time. */
export function DateRange({ start, end }: { start: string; end: string | null }): ReactElement {
  const text = useDateRangeText();
  // Date formats differ between browsers and the server: keep the server's text.
  return (
    <time dateTime={start} suppressHydrationWarning>
      {text(start, end)}
    </time>
  );
}
