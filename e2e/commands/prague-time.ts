const CLOCK = new Intl.DateTimeFormat('cs-CZ', { timeZone: 'Europe/Prague', timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat('cs-CZ', {
  timeZone: 'Europe/Prague',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
});

/** A moment as the check screen writes it: `24. 11. 2026 18:00`. */
export function pragueMoment(at: string): string {
  return `${DAY.format(new Date(at))} ${CLOCK.format(new Date(at))}`;
}

/** The calendar day in Prague so many days after a moment: `20261124`. */
export function pragueDay(at: string, daysLater: number): string {
  const day = new Date(Date.parse(at) + daysLater * 86_400_000);
  return day.toLocaleDateString('sv-SE', { timeZone: 'Europe/Prague' }).replaceAll('-', '');
}
