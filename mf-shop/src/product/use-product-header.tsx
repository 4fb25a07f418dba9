import { textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { TextLink, type PageHeaderProps } from '@arbora/ui';
import { categoriesQuery } from '../assortment/catalogue.queries';
import { commonName } from '../plant/common-name';
import { LatinName } from '../plant/latin-name';
import { categoryTrail } from './category-trail';
import { productTrail } from './product-trail';
import type { Product } from './product.queries';

/** Header of the plant's page: its names and the breadcrumbs of its categories. */
export function useProductHeader(product: Product): PageHeaderProps {
  const { t, locale } = useText('shop');
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { trail, others } = categoryTrail(categories, product.categoryIds);
  const alsoIn = others.map((category) => (
    <TextLink key={category.id} to={routes.assortment.href({ category: category.id })} look="quiet">
      {textIn(category, 'name', locale)}
    </TextLink>
  ));
  const common = commonName(product, locale);
  return {
    breadcrumb: productTrail(t, locale, trail),
    eyebrow: alsoIn.length > 0 ? alsoIn : undefined,
    title: <LatinName name={product.name} />,
    lead: common ? <span lang={common.locale}>{common.text}</span> : undefined,
  };
}
