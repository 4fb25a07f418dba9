/**
 * Parses a date in the notations of banks to `YYYY-MM-DD`: year first (`2026-12-31`, `2026.12.31`, `20261231`, also with
 * a time or a zone) or day first (`31.12.2026`, `31. 12. 2026`, `31/12/2026`, `31-12-2026`, `31.12.26`). A year of two
 * digits is of this century.
 */
export function dayOf(written: string): string | null {
  const text = written.replace(/[\u00a0\u202f]/g, ' ').trim();
  const yearFirst =
    /^(\d{4})([-./])(\d{2})\2(\d{2})(?:[T ].*|[+-]\d{2}:?\d{2}|Z)?$/.exec(text) ??
    /^(\d{4})()(\d{2})(\d{2})(?:T.*)?$/.exec(text);
  if (yearFirst !== null) return calendarDay(yearFirst[1], yearFirst[3], yearFirst[4]);
  const dayFirst = /^(\d{1,2})([-./])\s?(\d{1,2})\2\s?(\d{4}|\d{2})(?:[T ,].*)?$/.exec(text);
  if (dayFirst === null) return null;
  const year = dayFirst[4]?.padStart(4, '20');
  return calendarDay(year, dayFirst[3], dayFirst[1]);
}

/** Parses a date of fixed-width formats, `DDMMYY` of this century. */
export function dayOfSixDigits(digits: string): string | null {
  const match = /^(\d{2})(\d{2})(\d{2})$/.exec(digits);
  return match === null ? null : calendarDay(`20${match[3]}`, match[2], match[1]);
}

/** Returns existing dates only: no 31st of February. */
export function calendarDay(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${text}T00:00:00Z`);
  const isExisting = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) && Number(year) >= 1990;
  return isExisting ? text : null;
}
