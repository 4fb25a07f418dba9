import type { ProductCategory } from '@arbora/domain';
import { useLocale } from '@arbora/i18n';

/** Gives the function that names a category in the page's language; where it has no name of its own, in English. */
export function useCategoryName(): (category: Pick<ProductCategory, 'name' | 'name_en'>) => string {
  const locale = useLocale();
  return ({ name, name_en }) => (locale === 'cs' ? name : (name_en ?? name));
}
