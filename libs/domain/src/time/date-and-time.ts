import type { Locale } from '../locale/locales';

const JOINTS: Readonly<Record<Locale, string>> = { cs: ' v\u00a0', en: ', ', pl: ', godz.\u00a0' };

/** Joins a date and a time of day; Intl would write "at" in English, and nothing between them in Polish. */
export function dateAndTime(locale: Locale, date: string, time: string): string {
  return date && time && `${date}${JOINTS[locale]}${time}`;
}

/** The time of day as Intl formats it, in Polish without its leading zero. */
export function timeOfDay(locale: Locale, time: string): string {
  return locale === 'pl' ? time.replace(/^0(?=\d)/, '') : time;
}
