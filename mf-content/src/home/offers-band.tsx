import { useSession } from '@arbora/auth';
import { textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { keepPreviousData, useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { Card, DateTime, Grid, Image, QueryView, Section, Skeleton, storedImage, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { CURRENT_OFFERS_COUNT, currentOffersQuery, type CurrentOffer } from './current-offers.query';
import css from './offers-band.module.css';

const SIZES = '(min-width: 600px) 24rem, 100vw';

/** Current offers for this reader; renders nothing if there are none. */
export function OffersBand(): ReactElement | null {
  const { t } = useText('content.home');
  const personId = useSession().user?.id ?? null;
  const query = useQuery({ ...currentOffersQuery(personId), placeholderData: keepPreviousData });
  if (query.data?.length === 0) return null;
  return (
    <Section
      title={t('offers.title')}
      lead={t('offers.lead')}
      actions={
        <TextLink to={routes.offers.href()} look="strong">
          {t('offers.all')}
        </TextLink>
      }
    >
      <QueryView query={query} skeleton={<OffersSkeleton />}>
        {(offers) => (
          <Grid as="ul" columns={3}>
            {offers.map((offer) => (
              <li key={offer.id}>
                <OfferTile offer={offer} />
              </li>
            ))}
          </Grid>
        )}
      </QueryView>
    </Section>
  );
}

function OfferTile({ offer }: { offer: CurrentOffer }): ReactElement {
  const { t, locale, formats } = useText('content.home');
  const { id, hero_image, item_count: count, valid_until: until } = offer;
  const { src, srcSet } = hero_image === null ? { src: null, srcSet: undefined } : storedImage(hero_image);
  return (
    <Card
      to={routes.offer.href({ id })}
      title={textIn(offer, 'title', locale)}
      media={<Image src={src} srcSet={srcSet} sizes={SIZES} alt="" ratio="3:2" />}
    >
      <p className={css.facts}>
        {t('offers.count', { count, number: formats.number(count) })}
        <br />
        {until === null ? (
          t('offers.whileStocksLast')
        ) : (
          <>
            {t('offers.until')} <DateTime value={`${until}T12:00:00Z`} />
          </>
        )}
      </p>
    </Card>
  );
}

function OffersSkeleton(): ReactElement {
  return (
    <Grid columns={3}>
      <Skeleton shape="card" count={CURRENT_OFFERS_COUNT} />
    </Grid>
  );
}
