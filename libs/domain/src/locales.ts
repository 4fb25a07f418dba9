/** Languages of the site (spec §2, §9). */
export const LOCALES = ['cs', 'en', 'pl'] as const;
export type Locale = (typeof LOCALES)[number];
/** Language of a caller who asks for nothing we have. */
export const DEFAULT_LOCALE: Locale = 'en';
/** Language of the nursery: crawlers and `x-default`. */
export const HOME_LOCALE: Locale = 'cs';
export const LOCALE_TAGS: Readonly<Record<Locale, string>> = { cs: 'cs-CZ', en: 'en-US', pl: 'pl-PL' };
/** What dates and times are written by: English ones as Europeans write them, 29 November 2026 and 15:00. */
export const DATE_TAGS: Readonly<Record<Locale, string>> = { ...LOCALE_TAGS, en: 'en-GB' };
export const LOCALE_COOKIE = 'arbora_locale';
export const LOCALE_COOKIE_DAYS = 365;

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (LOCALES as readonly string[]).includes(value);
}
