import { useKnown, useQuery } from '@arbora/query';
import { definePage, NotFound, usePageTitle, type PageProps } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { DetailPage, LoadingState, PAGE_PICTURE, PageLoading, QueryView, Skeleton } from '@arbora/ui';
import type { ReactElement } from 'react';
import { categoriesQuery } from '../assortment/catalogue.queries';
import { PlantPicture } from '../plant/plant-picture';
import { HowToBuy } from './how-to-buy';
import { PlantDescription } from './plant-description';
import { PlantDetails } from './plant-details';
import { listedProduct, productQuery, relatedQuery, type Product } from './product.queries';
import { RelatedProducts } from './related-products';
import { SizeTable } from './size-table';
import { useProductHeader } from './use-product-header';
import css from './product.module.css';

function ProductPage({ params: { id } }: PageProps<typeof routes.product>): ReactElement {
  const query = useQuery(productQuery(id, listedProduct(useKnown(), id)));
  usePageTitle(query.data?.name);
  return (
    <QueryView query={query} partial empty={<NotFound />} skeleton={<PageLoading of="detail" shape="row" count={6} />}>
      {(product) => <ProductView product={product} isWhole={!query.isPlaceholderData} />}
    </QueryView>
  );
}

/** @param isWhole false: no more than its names and its picture are known yet */
function ProductView({ product, isWhole }: { product: Product; isWhole: boolean }): ReactElement {
  const header = useProductHeader(product);
  return (
    <DetailPage
      {...header}
      media={
        <div className={css.pictures}>
          <div {...PAGE_PICTURE}>
            <PlantPicture name={product.name} photo={product.photo} large />
          </div>
          {isWhole ? <PlantDetails product={product} /> : product.photo !== null && <OneMorePicture />}
        </div>
      }
      aside={<HowToBuy productId={product.id} />}
      onward={<RelatedProducts product={product} />}
    >
      {isWhole ? (
        <>
          <PlantDescription product={product} />
          <SizeTable items={product.items} name={product.name} />
        </>
      ) : (
        <LoadingState>
          <Skeleton count={4} />
          <Skeleton shape="row" count={6} />
        </LoadingState>
      )}
    </DetailPage>
  );
}

/** Room for the second picture, which most plants with a photograph have. */
function OneMorePicture(): ReactElement {
  return (
    <div className={css.details}>
      <Skeleton shape="picture" />
    </div>
  );
}

export default definePage(routes.product, {
  queries: ({ params, read, known }) => {
    const asked = productQuery(params.id, listedProduct(known, params.id));
    const product = read(asked.queryKey);
    return [asked, categoriesQuery, ...(product ? [relatedQuery(product)] : [])];
  },
  Component: ProductPage,
});
