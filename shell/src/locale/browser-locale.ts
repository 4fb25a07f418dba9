import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS, detectLocale } from '@arbora/domain';
import type { Locale } from '@arbora/domain';
import type { I18n } from '@arbora/i18n';
import { writeCookie } from '../write-cookie';

function cookieValue(name: string): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
}

/** Detects the browser's language for a path without one (decision 6). */
export function detectBrowserLocale(path: string = window.location.pathname): Locale {
  return detectLocale({ path, cookie: cookieValue(LOCALE_COOKIE), acceptLanguages: navigator.languages });
}

/** Stores the chosen language in a cookie (spec §9: 365 days, Lax). */
export function rememberLocale(locale: Locale): void {
  writeCookie(LOCALE_COOKIE, locale, { maxAge: LOCALE_COOKIE_DAYS * 86_400, sameSite: 'Lax' });
}

/** Keeps `<html lang>` in sync with the texts. Returns a function that stops. */
export function syncDocumentLanguage(i18n: I18n): () => void {
  const apply = (): void => {
    const { documentElement } = document;
    // Setting the same value would still invalidate the style of every element.
    if (documentElement.lang !== i18n.locale) documentElement.lang = i18n.locale;
  };
  apply();
  return i18n.subscribe(apply);
}
