import { textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useCachedData, useQuery } from '@arbora/query';
import { definePage, NotFound, usePageTitle, type PageProps } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { Image, ListPage, pageParam, PageLoading, QueryView, SearchField, storedImage } from '@arbora/ui';
import type { ReactElement } from 'react';
import { useViewer } from '../viewer/use-viewer';
import { BuyingNote } from './buying-note';
import { lineFilters, PARAM } from './line-filters';
import { OfferFacts } from './offer-facts';
import { OfferLines } from './offer-lines';
import { offerTrail } from './offer-trail';
import { listedOffer, offerLinesQuery, offerQuery, type OpenOffer } from './offers.queries';

const SIZES = '(min-width: 960px) 30rem, 92vw';

function OfferPage({ params: { id } }: PageProps<typeof routes.offer>): ReactElement {
  const query = useQuery(offerQuery(useViewer(), id, listedOffer(useCachedData(), id)));
  const { locale } = useText('shop.offers');
  usePageTitle(query.data ? textIn(query.data, 'title', locale) : undefined);
  return (
    <QueryView query={query} partial empty={<NotFound />} skeleton={<PageLoading of="detail" shape="row" count={6} />}>
      {(offer) => <OfferView offer={offer} />}
    </QueryView>
  );
}

function OfferView({ offer }: { offer: OpenOffer }): ReactElement {
  const { t, locale } = useText('shop.offers');
  return (
    <ListPage
      breadcrumb={offerTrail(t)}
      title={textIn(offer, 'title', locale)}
      lead={textIn(offer, 'description', locale) || undefined}
      facts={<OfferFacts offer={offer} />}
      picture={
        offer.hero_image === null ? undefined : (
          <Image {...storedImage(offer.hero_image)} sizes={SIZES} alt="" ratio="3:2" priority rounded />
        )
      }
      search={<SearchField name={PARAM.search} label={t('search')} placeholder={t('searchPlaceholder')} />}
    >
      <BuyingNote offerId={offer.id} />
      <OfferLines offer={offer} />
    </ListPage>
  );
}

export default definePage(routes.offer, {
  queries: ({ params, search, cached }) => [
    offerQuery(null, params.id, listedOffer(cached, params.id)),
    offerLinesQuery(null, params.id, lineFilters(search), pageParam(search)),
  ],
  Component: OfferPage,
});
