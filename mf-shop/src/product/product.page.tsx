import { useQuery } from '@arbora/query';
import { definePage, NotFound, usePageTitle } from '@arbora/remote';
import { Container, QueryView, Skeleton } from '@arbora/ui';
import type { ReactElement } from 'react';
import { categoriesQuery } from '../assortment/catalogue.queries';
import { PlantPicture } from '../plant/plant-picture';
import { HowToBuy } from './how-to-buy';
import { PlantDetails } from './plant-details';
import { ProductHeader } from './product-header';
import { productQuery, relatedQuery, type Product } from './product.queries';
import { RelatedProducts } from './related-products';
import { SizeTable } from './size-table';
import css from './product.module.css';

function ProductPage({ params: { id } }: { params: { id: string } }): ReactElement {
  const query = useQuery(productQuery(id));
  usePageTitle(query.data?.name);
  return (
    <QueryView query={query} empty={<NotFound />} skeleton={<Loading />}>
      {(product) => <ProductView product={product} />}
    </QueryView>
  );
}

function ProductView({ product }: { product: Product }): ReactElement {
  return (
    <article className={css.product}>
      <ProductHeader product={product} />
      <Container className={css.body}>
        <div className={css.columns}>
          <div className={css.picture}>
            <PlantPicture name={product.name} photo={product.photo} large />
            <PlantDetails product={product} />
          </div>
          <div className={css.sizes}>
            <SizeTable items={product.items} />
          </div>
          <div className={css.buying}>
            <HowToBuy productId={product.id} />
          </div>
        </div>
        <RelatedProducts product={product} />
      </Container>
    </article>
  );
}

function Loading(): ReactElement {
  return (
    <Container className={css.loading}>
      <Skeleton shape="title" />
      <Skeleton shape="row" count={6} />
    </Container>
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
