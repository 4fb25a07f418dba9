import { DEFAULT_LOCALE, HOME_LOCALE, type Locale } from '../locale/locales';

/**
 * Picks a language version: in `locale`, else English, else Czech, else any (decision 44). Undefined if there is none.
 * Callers mark a version in another language.
 */
export function pickLanguage<Version extends { locale: Locale }>(
  versions: readonly Version[],
  locale: Locale,
): Version | undefined {
  const inLanguage = (wanted: Locale): Version | undefined => versions.find((version) => version.locale === wanted);
  return inLanguage(locale) ?? inLanguage(DEFAULT_LOCALE) ?? inLanguage(HOME_LOCALE) ?? versions[0];
}
