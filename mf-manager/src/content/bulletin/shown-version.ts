import { isLocale, type Locale } from '@arbora/domain';

/** The language of an issue that is shown: the one of the address, else that of the page where there is it, else the first. */
export function shownVersion(versions: readonly { locale: Locale }[], asked: string | null, page: Locale): Locale {
  if (asked !== null && isLocale(asked)) return asked;
  return (versions.find(({ locale }) => locale === page) ?? versions[0])?.locale ?? page;
}
