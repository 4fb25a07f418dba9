import { textIn } from '@arbora/domain';
import { breadcrumbs, defineHead, previewImage } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { categoriesQuery } from '../assortment/catalogue.queries';
import { commonName } from '../plant/common-name';
import { categoryTrail } from './category-trail';
import { productTrail } from './product-trail';
import { productQuery } from './product.queries';

export default defineHead<'shop.plant', typeof routes.product>(({ t, locale, params, read, address, origin, site }) => {
  const product = read(productQuery(params.id).queryKey);
  if (!product) return {};
  const path = routes.product.href({ id: product.id });
  const { trail } = categoryTrail(read(categoriesQuery.queryKey) ?? [], product.categoryIds);
  const image = previewImage(product.photo, origin);
  const common = commonName(product, locale)?.text;
  const names = [product.name, common].filter(Boolean).join(' – ');
  const description = textIn(product, 'description', locale) || undefined;
  return {
    path,
    type: 'product',
    description: description ?? names,
    image,
    about: [
      {
        // Not a Product, which needs a price (offers): prices are for customers only.
        '@type': 'Taxon',
        name: product.name,
        alternateName: common,
        description,
        image,
        url: address(path),
      },
      breadcrumbs({ address, site }, [...productTrail(t, locale, trail), { label: product.name, to: path }]),
    ],
  };
});
