import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { PageHeader, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { categoriesQuery } from '../assortment/catalogue.queries';
import { useCategoryName } from '../assortment/category-name';
import { LatinName } from '../plant/latin-name';
import { categoryTrail } from './category-trail';
import type { Product } from './product.queries';

/** The plant's names under the categories that lead to it. */
export function ProductHeader({ product }: { product: Product }): ReactElement {
  const { t } = useText('shop');
  const categoryName = useCategoryName();
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { trail, others } = categoryTrail(categories, product.categoryIds);
  const crumbs = trail.map((category) => ({
    label: categoryName(category),
    to: routes.assortment.href({ category: category.id }),
  }));
  const alsoIn = others.map((category) => (
    <TextLink key={category.id} to={routes.assortment.href({ category: category.id })} look="quiet">
      {categoryName(category)}
    </TextLink>
  ));
  return (
    <PageHeader
      tone="tinted"
      breadcrumb={[{ label: t('assortment.title'), to: routes.assortment.href() }, ...crumbs]}
      eyebrow={alsoIn.length > 0 ? alsoIn : undefined}
      title={<LatinName name={product.name} />}
      lead={product.nameCs ? <span lang="cs">{product.nameCs}</span> : undefined}
    />
  );
}
