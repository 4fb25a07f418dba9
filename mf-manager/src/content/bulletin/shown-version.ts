import { isLocale, type Locale } from '@arbora/domain';

/** The language version to show: that of the URL, else that of the page, else the first one. */
export function shownVersion(versions: readonly { locale: Locale }[], asked: string | null, page: Locale): Locale {
  if (asked !== null && isLocale(asked)) return asked;
  return (versions.find(({ locale }) => locale === page) ?? versions[0])?.locale ?? page;
}
