import { pragueDay } from '@arbora/domain';

const CLOCK = new Intl.DateTimeFormat('cs-CZ', { timeZone: 'Europe/Prague', timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat('cs-CZ', {
  timeZone: 'Europe/Prague',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
});

/** Formats a time like the check-in screen: `24. 11. 2026 18:00`. */
export function pragueMoment(at: string): string {
  return `${DAY.format(new Date(at))} ${CLOCK.format(new Date(at))}`;
}

/** Returns the day in Prague a number of calendar days after a time, as `20261124`. */
export function compactPragueDay(at: string, daysLater: number): string {
  const day = new Date(pragueDay(at));
  day.setUTCDate(day.getUTCDate() + daysLater);
  return day.toISOString().slice(0, 10).replaceAll('-', '');
}
