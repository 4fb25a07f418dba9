import { CURRENCIES, priceDecimals, type WebOrderType } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useCachedData, useQuery } from '@arbora/query';
import { usePageTitle } from '@arbora/remote';
import { routes } from '@arbora/routes';
import {
  Button,
  ButtonLink,
  DataList,
  DateTime,
  DetailPage,
  EmptyState,
  PageLoading,
  Price,
  QueryView,
  Section,
  Stack,
} from '@arbora/ui';
import { printIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { QuoteSection } from '../quotes/quote-section';
import { OrderAgain } from './order-again';
import { OrderDocument } from './order-document';
import { OrderFiles } from './order-files';
import { OrderLines } from './order-lines';
import { OrderState } from './order-state';
import { orderTotal } from './order-total';
import css from './orders.module.css';
import { listedOrder, ownOrderQuery, type OwnOrder } from './orders.queries';

/** An order or inquiry with all its details. */
export function OrderDetail(props: { personId: string; type: WebOrderType; code: string }): ReactElement {
  const { personId, type, code } = props;
  const { t } = useText('shop.orders');
  const query = useQuery(ownOrderQuery(personId, code, listedOrder(useCachedData(), personId, code)));
  usePageTitle(query.data?.order_code);
  const list = type === 'order' ? routes.orders : routes.inquiries;
  return (
    <QueryView
      query={query}
      partial
      skeleton={<PageLoading of="detail" shape="row" count={4} />}
      empty={
        <EmptyState title={t('unknown')} action={<ButtonLink to={list.href()}>{t(`${type}.title`)}</ButtonLink>}>
          {t('unknownHint')}
        </EmptyState>
      }
    >
      {(order) => (
        <DetailPage
          breadcrumb={[{ label: t(`${type}.title`), to: list.href() }]}
          title={order.order_code}
          facts={<OrderState order={order} />}
          actions={
            <Stack direction="row">
              <OrderAgain order={order} />
              <OrderDocument kind="web_order" id={order.id} name={order.order_code} />
              <Button variant="secondary" icon={printIcon} onClick={() => window.print()}>
                {t('print')}
              </Button>
            </Stack>
          }
        >
          <Stack gap={6} align="stretch">
            {order.type === 'inquiry' && <QuoteSection personId={personId} inquiry={order} />}
            <OrderContent order={order} />
          </Stack>
        </DetailPage>
      )}
    </QueryView>
  );
}

function OrderContent({ order }: { order: OwnOrder }): ReactElement {
  const { t } = useText('shop.orders');
  const { basket, center, created_at, completed_at } = order;
  const total = orderTotal(basket);
  const decimals = priceDecimals(basket.items.map(({ price }) => price));
  return (
    <Stack gap={6} align="stretch">
      <DataList
        items={[
          { label: t('at'), value: <DateTime value={created_at} format="dateTime" /> },
          { label: t('completedAt'), value: completed_at && <DateTime value={completed_at} /> },
          { label: t('branch'), value: center },
          { label: t('note'), value: basket.note && <span className={css.note}>{basket.note}</span> },
        ]}
      />
      <OrderLines basket={basket} />
      {total !== null && basket.country && (
        <p className={css.total}>
          {t('total')} <Price amount={total} currency={CURRENCIES[basket.country]} decimals={decimals} size="large" />
        </p>
      )}
      {basket.files.length > 0 && (
        <Section placement="inside" title={t('files')}>
          <OrderFiles files={basket.files} />
        </Section>
      )}
    </Stack>
  );
}
