import { useQuery } from '@arbora/query';
import { definePage, NotFound, usePageTitle } from '@arbora/remote';
import { DetailPage, PageLoading, QueryView } from '@arbora/ui';
import type { ReactElement } from 'react';
import { categoriesQuery } from '../assortment/catalogue.queries';
import { PlantPicture } from '../plant/plant-picture';
import { HowToBuy } from './how-to-buy';
import { PlantDescription } from './plant-description';
import { PlantDetails } from './plant-details';
import { productQuery, relatedQuery, type Product } from './product.queries';
import { RelatedProducts } from './related-products';
import { SizeTable } from './size-table';
import { useProductHeader } from './use-product-header';
import css from './product.module.css';

function ProductPage({ params: { id } }: { params: { id: string } }): ReactElement {
  const query = useQuery(productQuery(id));
  usePageTitle(query.data?.name);
  return (
    <QueryView query={query} empty={<NotFound />} skeleton={<PageLoading of="detail" shape="row" count={6} />}>
      {(product) => <ProductView product={product} />}
    </QueryView>
  );
}

function ProductView({ product }: { product: Product }): ReactElement {
  const header = useProductHeader(product);
  return (
    <DetailPage
      {...header}
      media={
        <div className={css.pictures}>
          <PlantPicture name={product.name} photo={product.photo} large />
          <PlantDetails product={product} />
        </div>
      }
      aside={<HowToBuy productId={product.id} />}
      onward={<RelatedProducts product={product} />}
    >
      <PlantDescription product={product} />
      <SizeTable items={product.items} />
    </DetailPage>
  );
}

export default definePage<{ id: string }>({
  queries: ({ params, read }) => {
    const asked = productQuery(params.id);
    const product = read(asked.queryKey);
    return [asked, categoriesQuery, ...(product ? [relatedQuery(product)] : [])];
  },
  Component: ProductPage,
});
