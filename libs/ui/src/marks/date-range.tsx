import { pragueDay } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';

/** From when to when, in words; `end` null: only the start. Both are ISO 8601 with zone. */
export type DateRangeText = (start: string, end: string | null) => string;

/** Gives the function that words a range: `1. prosince 2026 od 9:00 do 16:00`, over several days both with their dates. */
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

/** When something starts and, where it is known, ends, as it is in Prague. */
export function DateRange({ start, end }: { start: string; end: string | null }): ReactElement {
  const text = useDateRangeText();
  // Browsers differ in how they word times: what the server has written stays.
  return (
    <time dateTime={start} suppressHydrationWarning>
      {text(start, end)}
    </time>
  );
}
