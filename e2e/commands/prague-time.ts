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

/** Returns the calendar day in Prague a number of days after a time: `20261124`. */
export function pragueDay(at: string, daysLater: number): string {
  const day = new Date(Date.parse(at) + daysLater * 86_400_000);
  return day.toLocaleDateString('sv-SE', { timeZone: 'Europe/Prague' }).replaceAll('-', '');
}
