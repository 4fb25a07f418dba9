import { breadcrumbs, defineHead } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { categoriesQuery } from '../assortment/catalogue.queries';
import { categoryTrail } from './category-trail';
import { described } from './described';
import { productTrail } from './product-trail';
import { productQuery } from './product.queries';

export default defineHead<'shop', { id: string }>(({ t, locale, params, read, address, origin }) => {
  const product = read(productQuery(params.id).queryKey);
  if (!product) return {};
  const path = routes.product.href({ id: product.id });
  const { trail } = categoryTrail(read(categoriesQuery.queryKey) ?? [], product.categoryIds);
  const image = product.photo ? new URL(product.photo, origin).href : undefined;
  const names = [product.name, product.nameCs].filter(Boolean).join(' – ');
  const description = described(product, locale)?.text;
  return {
    path,
    type: 'product',
    description: description ?? names,
    image,
    about: [
      {
        '@type': 'Product',
        name: product.name,
        alternateName: product.nameCs ?? undefined,
        description,
        image,
        url: address(path),
      },
      breadcrumbs(address, [...productTrail(t, locale, trail), { label: product.name, to: path }]),
    ],
  };
});
