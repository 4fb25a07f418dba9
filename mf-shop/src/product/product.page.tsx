import { useCachedData, useQuery } from '@arbora/query';
import { definePage, NotFound, usePageTitle, type PageProps } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { DetailPage, LoadingState, PageLoading, QueryView, Skeleton, Stack } from '@arbora/ui';
import type { ReactElement } from 'react';
import { categoriesQuery } from '../assortment/catalogue.queries';
import { Companions } from '../related/companions';
import { companionsQuery, plantArticlesQuery, plantEventsQuery } from '../related/related.queries';
import { Stories } from '../related/stories';
import { FactsStrip } from '../facts/facts-strip';
import { Silhouette } from '../silhouette/silhouette';
import { plantOffersQuery } from '../sizes/plant-offers.query';
import { SizeChooser } from '../sizes/size-chooser';
import { PlantYear } from '../year/plant-year';
import { HowToBuy } from './how-to-buy';
import { PlantDescription } from './plant-description';
import { PlantPictures } from './plant-pictures';
import { listedProduct, productQuery, relatedQuery, type Product } from './product.queries';
import { RelatedProducts } from './related-products';
import { useProductHeader } from './use-product-header';
import css from './product.module.css';

function ProductPage({ params: { id } }: PageProps<typeof routes.product>): ReactElement {
  const query = useQuery(productQuery(id, listedProduct(useCachedData(), id)));
  usePageTitle(query.data?.name);
  return (
    <QueryView query={query} partial empty={<NotFound />} skeleton={<PageLoading of="detail" shape="row" count={6} />}>
      {(product) => <ProductView product={product} isWhole={!query.isPlaceholderData} askedId={id} />}
    </QueryView>
  );
}

/** @param isWhole false while only names and picture are known (placeholder data) */
function ProductView(props: { product: Product; isWhole: boolean; askedId: string }): ReactElement {
  const { product, isWhole, askedId } = props;
  const header = useProductHeader(product);
  return (
    <DetailPage
      {...header}
      media={<PlantPictures product={product} />}
      mediaSize="large"
      aside={isWhole ? <HowToBuy product={product} /> : undefined}
      below={isWhole ? <PlantLife product={product} /> : undefined}
      onward={<RelatedProducts product={product} />}
    >
      {isWhole ? (
        <>
          <PlantDescription product={product} />
          <FactsStrip facts={product.facts} />
          <SizeChooser product={product} itemId={askedId} />
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

/** The plant's growth, its year, companions, and articles about it. */
function PlantLife({ product: { id, facts } }: { product: Product }): ReactElement {
  return (
    <Stack gap={8}>
      <div className={css.life}>
        <Silhouette facts={facts} />
        <PlantYear facts={facts} />
      </div>
      <Companions productId={id} />
      <Stories productId={id} />
    </Stack>
  );
}

export default definePage(routes.product, {
  queries: ({ locale, params, read, cached }) => {
    const query = productQuery(params.id, listedProduct(cached, params.id));
    const product = read(query.queryKey);
    if (!product) return [query, categoriesQuery];
    const { id } = product;
    return [
      query,
      categoriesQuery,
      plantOffersQuery(null, id),
      companionsQuery(id),
      plantArticlesQuery(locale, id),
      plantEventsQuery(id),
      relatedQuery(product),
    ];
  },
  Component: ProductPage,
});
