import type { Locale, ProductCategory } from '@arbora/domain';

/** The name of a category in a language; where it has none of its own, in English. */
export function categoryName({ name, name_en }: Pick<ProductCategory, 'name' | 'name_en'>, locale: Locale): string {
  return locale === 'cs' ? name : (name_en ?? name);
}
