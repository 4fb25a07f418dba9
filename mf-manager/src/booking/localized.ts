import { HOME_LOCALE, type Locale } from '@arbora/domain';

/** Readers of other languages than Czech get the English text, where there is one. */
export function localized(locale: Locale, czech: string, english: string | null): string {
  return locale === HOME_LOCALE ? czech : english || czech;
}
