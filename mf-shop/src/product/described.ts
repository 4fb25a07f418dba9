import { translateOrFallback, type Locale, type TranslatableText } from '@arbora/domain';
import type { Product } from './product.queries';

/** What is told of a plant, in `locale` or else another language, which is said; null where nothing is. */
export function described(
  { descriptionCs, descriptionEn }: Pick<Product, 'descriptionCs' | 'descriptionEn'>,
  locale: Locale,
): { text: string; lang: Locale } | null {
  const texts: TranslatableText = { cs: descriptionCs ?? undefined, en: descriptionEn ?? undefined };
  const text = translateOrFallback(texts, locale);
  if (!text) return null;
  const lang = texts[locale] === text ? locale : texts.en === text ? 'en' : 'cs';
  return { text, lang };
}
