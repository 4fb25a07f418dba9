import { useText } from '@arbora/i18n';
import { keepPreviousData, useQuery } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { ButtonLink, EmptyState, List, ListPage, pageParam, useListStart, usePageParam } from '@arbora/ui';
import type { ReactElement } from 'react';
import { useViewer } from '../viewer/use-viewer';
import { OfferCard } from './offer-card';
import { offersQuery } from './offers.queries';

function OffersPage(): ReactElement {
  const { t } = useText('shop.offers');
  const page = usePageParam();
  const start = useListStart<HTMLDivElement>(page);
  const query = useQuery({ ...offersQuery(useViewer(), page), placeholderData: keepPreviousData });
  const first = query.data?.rows[0]?.id;
  return (
    <ListPage title={t('title')} lead={t('lead')}>
      <div ref={start} tabIndex={-1} />
      <List
        query={query}
        keyOf={({ id }) => id}
        label={t('title')}
        layout="cards"
        nothingYet={
          <EmptyState
            title={t('nothingYet')}
            action={
              <ButtonLink variant="secondary" to={routes.assortment.href()}>
                {t('assortment')}
              </ButtonLink>
            }
          >
            {t('nothingYetHint')}
          </EmptyState>
        }
      >
        {(offer) => <OfferCard offer={offer} priority={offer.id === first} />}
      </List>
    </ListPage>
  );
}

export default definePage({
  queries: ({ search }) => [offersQuery(null, pageParam(search))],
  Component: OffersPage,
});
