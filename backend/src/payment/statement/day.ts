/**
 * Parses a date in the notations of banks to `YYYY-MM-DD`: ISO with or without a time, `31.12.2026`, `31/12/2026`,
 * `20261231`.
 */
export function dayOf(written: string): string | null {
  const text = written.trim();
  const iso =
    /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*|[+-]\d{2}:\d{2}|Z)?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (iso !== null) return calendarDay(iso[1], iso[2], iso[3]);
  const local = /^(\d{1,2})[./]\s?(\d{1,2})[./]\s?(\d{4})(?: .*)?$/.exec(text);
  return local === null ? null : calendarDay(local[3], local[2], local[1]);
}

/** Parses a date of fixed-width formats, `DDMMYY` of this century. */
export function dayOfSixDigits(digits: string): string | null {
  const match = /^(\d{2})(\d{2})(\d{2})$/.exec(digits);
  return match === null ? null : calendarDay(`20${match[3]}`, match[2], match[1]);
}

/** Returns existing dates only: no 31st of February. */
function calendarDay(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${text}T00:00:00Z`);
  const isExisting = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) && Number(year) >= 1990;
  return isExisting ? text : null;
}
