import { DEFAULT_LOCALE, HOME_LOCALE, type Locale } from '../locales';

/**
 * Of the language versions of one thing the one to show: in `locale`, else in English, else in Czech, else in any
 * (decision 44). Undefined where there is none. Whoever shows it says so when it is in another language.
 */
export function pickLanguage<Version extends { locale: Locale }>(
  versions: readonly Version[],
  locale: Locale,
): Version | undefined {
  const inLanguage = (wanted: Locale): Version | undefined => versions.find((version) => version.locale === wanted);
  return inLanguage(locale) ?? inLanguage(DEFAULT_LOCALE) ?? inLanguage(HOME_LOCALE) ?? versions[0];
}
