import { type Locale, type ProductCategory, textIn } from '@arbora/domain';
import { routes } from '@arbora/routes';

/** Breadcrumbs of a plant: the assortment, then its categories from the outermost. */
export function productTrail(
  t: (key: 'assortment.title') => string,
  locale: Locale,
  categories: readonly ProductCategory[],
): { label: string; to: string }[] {
  const groups = categories.map((category) => ({
    label: textIn(category, 'name', locale),
    to: routes.assortment.href({ category: category.id }),
  }));
  return [{ label: t('assortment.title'), to: routes.assortment.href() }, ...groups];
}
