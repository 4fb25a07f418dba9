import { useSession } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { Grid, Section } from '@arbora/ui';
import type { ReactElement } from 'react';
import { BasketTile } from './basket-tile';
import { OrdersTile } from './orders-tile';

/** Basket, orders and inquiries of the logged-in person: tiles of the account page. Empty for anonymous visitors. */
export default function OwnShop(): ReactElement | null {
  const { t } = useText('shop');
  const personId = useSession().user?.id;
  return personId === undefined ? null : (
    <Section placement="inside" title={t('own.title')}>
      <Grid>
        <BasketTile personId={personId} />
        <OrdersTile personId={personId} type="order" />
        <OrdersTile personId={personId} type="inquiry" />
      </Grid>
    </Section>
  );
}
