import { breadcrumbs, defineHead } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { productQuery } from './product.queries';

export default defineHead<{ id: string }>(({ t, params, read, address, origin }) => {
  const product = read(productQuery(params.id).queryKey);
  if (!product) return {};
  const own = address(routes.product.href({ id: product.id }));
  const image = product.photo ? new URL(product.photo, origin).href : undefined;
  const names = [product.name, product.nameCs].filter(Boolean).join(' – ');
  return {
    type: 'product',
    description: names,
    image,
    about: [
      { '@type': 'Product', name: product.name, alternateName: product.nameCs ?? undefined, image, url: own },
      breadcrumbs([
        { name: t('assortment.title'), address: address(routes.assortment.href()) },
        { name: product.name, address: own },
      ]),
    ],
  };
});
