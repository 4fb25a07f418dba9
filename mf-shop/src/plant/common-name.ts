import { shownText, type KatalogItem, type Locale, type ShownText } from '@arbora/domain';

/** The name of a plant that is not Latin, for a reader of `locale`; null where it has none in any language. */
export function commonName(
  { name_cs, name_en, name_pl }: Pick<KatalogItem, 'name_cs' | 'name_en' | 'name_pl'>,
  locale: Locale,
): ShownText | null {
  return shownText({ name: name_cs, name_en, name_pl }, 'name', locale);
}
