/** Languages of the site (spec §2, §9). */
export const LOCALES = ['cs', 'en', 'pl'] as const;
export type Locale = (typeof LOCALES)[number];
/** Locale of clients that prefer unsupported languages. */
export const DEFAULT_LOCALE: Locale = 'en';
/** The nursery's language, for crawlers and `x-default`. */
export const HOME_LOCALE: Locale = 'cs';
export const LOCALE_TAGS: Readonly<Record<Locale, string>> = { cs: 'cs-CZ', en: 'en-US', pl: 'pl-PL' };
/** Locale tags for dates and times: English dates are European, 29 November 2026 and 15:00. */
export const DATE_TAGS: Readonly<Record<Locale, string>> = { ...LOCALE_TAGS, en: 'en-GB' };
export const LOCALE_COOKIE = 'arbora_locale';
export const LOCALE_COOKIE_DAYS = 365;

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (LOCALES as readonly string[]).includes(value);
}
