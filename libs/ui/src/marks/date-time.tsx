import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';

export interface DateTimeProps {
  /** ISO 8601 with zone. */
  value: string;
  /** `dateTime` 24. listopadu 2026 v 18:00, `date` without the time, `short` 24. 11. 2026, `time` 18:00, `day` with the weekday. */
  format?: 'dateTime' | 'date' | 'short' | 'time' | 'day';
}

/** A point in time, in Prague time. */
export function DateTime({ value, format = 'date' }: DateTimeProps): ReactElement {
  const { formats } = useText('ui');
  const text = {
    dateTime: () => formats.dateTime(value),
    date: () => formats.date(value),
    short: () => formats.date(value, 'short'),
    time: () => formats.time(value),
    day: () => `${formats.weekday(value, 'long')} ${formats.date(value)}`,
  }[format]();
  // Date formats differ between browsers and the server: keep the server's text.
  return (
    <time dateTime={value} suppressHydrationWarning>
      {text}
    </time>
  );
}
