import type { Locale, ProductCategory } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { categoryName } from '../assortment/category-name';

/** The pages above a plant: the assortment, then its categories from the outermost. */
export function productTrail(
  t: (key: 'assortment.title') => string,
  locale: Locale,
  categories: readonly ProductCategory[],
): { label: string; to: string }[] {
  const groups = categories.map((category) => ({
    label: categoryName(category, locale),
    to: routes.assortment.href({ category: category.id }),
  }));
  return [{ label: t('assortment.title'), to: routes.assortment.href() }, ...groups];
}
