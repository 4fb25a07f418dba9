import { DEFAULT_LOCALE, HOME_LOCALE, isLocale } from './locales';
import type { Locale } from './locales';

/** Supported locale by browser language; Slovak visitors get Czech. */
const SERVED_BY: Readonly<Record<string, Locale>> = { cs: 'cs', sk: 'cs', pl: 'pl', en: 'en' };

export interface LocaleHints {
  /** Path as the browser sees it: `/cs/novinky`. */
  path?: string;
  /** Value of the locale cookie. */
  cookie?: string | null;
  /** `navigator.languages`, or the raw `Accept-Language` header. */
  acceptLanguages?: readonly string[] | string | null;
}

/** Parses an `Accept-Language` header; most preferred first, without those excluded by `q=0`. */
export function parseAcceptLanguage(header: string): string[] {
  return header
    .split(',')
    .map((part, index) => {
      const [tag = '', ...params] = part.split(';').map((piece) => piece.trim());
      const quality = params.find((param) => param.startsWith('q='));
      return { tag, index, weight: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ tag }) => tag);
}

/** Returns the first segment of the path if it is a locale. */
export function localeFromPath(path: string): Locale | null {
  const segment = /^\/([^/?#]*)/.exec(path)?.[1];
  return isLocale(segment) ? segment : null;
}

/** `/cs/novinky?a=1#b` → `/novinky?a=1#b`; a path without locale is returned unchanged. */
export function stripLocale(path: string): string {
  const locale = localeFromPath(path);
  if (!locale) return path;
  const rest = path.slice(locale.length + 1);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** `/novinky?a=1` → `/cs/novinky?a=1`, `/` → `/cs/`; replaces a present locale. */
export function withLocale(locale: Locale, path: string): string {
  const rest = stripLocale(path.startsWith('/') ? path : `/${path}`);
  return `/${locale}${rest}`;
}

/**
 * Returns the locale to show (decision 6): that of the path, of the cookie, or the first supported one of the browser;
 * English if none is supported, and the nursery's language for clients without preferences, such as crawlers.
 */
export function detectLocale({ path = '', cookie, acceptLanguages }: LocaleHints): Locale {
  const fromPath = localeFromPath(path);
  if (fromPath) return fromPath;
  if (isLocale(cookie)) return cookie;
  const wanted = typeof acceptLanguages === 'string' ? parseAcceptLanguage(acceptLanguages) : (acceptLanguages ?? []);
  if (wanted.length === 0) return HOME_LOCALE;
  for (const tag of wanted) {
    const language = tag.toLowerCase().split(/[-_]/)[0] ?? '';
    const served = Object.hasOwn(SERVED_BY, language) ? SERVED_BY[language] : undefined;
    if (served) return served;
  }
  return DEFAULT_LOCALE;
}
