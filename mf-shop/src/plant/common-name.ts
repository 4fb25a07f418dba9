import { shownText, typesetPlantName, type KatalogItem, type Locale, type ShownText } from '@arbora/domain';

/** The common (not Latin) name of a plant for a reader of `locale`; null if it has none in any language. */
export function commonName(
  { name_cs, name_en, name_pl }: Pick<KatalogItem, 'name_cs' | 'name_en' | 'name_pl'>,
  locale: Locale,
): ShownText | null {
  const shown = shownText({ name: name_cs, name_en, name_pl }, 'name', locale);
  return shown && { ...shown, text: typesetPlantName(shown.text) };
}
