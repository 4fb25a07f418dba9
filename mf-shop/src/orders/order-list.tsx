import { CURRENCIES, latestQuote, priceDecimals, type WebOrderType } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { keepPreviousData, useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { ButtonLink, Card, DateTime, EmptyState, List, ListPage, Price, useListStart, usePageParam } from '@arbora/ui';
import type { ReactElement } from 'react';
import css from './orders.module.css';
import { QuoteBadge } from '../quotes/quote-badge';
import { OrderState } from './order-state';
import { orderTotal } from './order-total';
import { ownOrdersQuery, type OwnOrder } from './orders.queries';

/** The person's orders or inquiries, fifty per page. */
export function OrderList({ personId, type }: { personId: string; type: WebOrderType }): ReactElement {
  const { t } = useText('shop.orders');
  const page = usePageParam();
  const start = useListStart<HTMLDivElement>(page);
  const query = useQuery({ ...ownOrdersQuery(personId, type, page), placeholderData: keepPreviousData });
  const decimals = priceDecimals(query.data?.rows.map(({ basket }) => orderTotal(basket)) ?? []);
  return (
    <ListPage title={t(`${type}.title`)} lead={t(`${type}.lead`)}>
      <div ref={start} tabIndex={-1} />
      <List
        query={query}
        keyOf={({ id }) => id}
        label={t(`${type}.title`)}
        layout="cards"
        columns={2}
        nothingYet={
          <EmptyState
            title={t(`${type}.none`)}
            action={<ButtonLink to={routes.basket.href()}>{t('toBasket')}</ButtonLink>}
          >
            {t('noneHint')}
          </EmptyState>
        }
      >
        {(order) => <OrderRow order={order} decimals={decimals} />}
      </List>
    </ListPage>
  );
}

function OrderRow({ order, decimals }: { order: OwnOrder; decimals: 0 | 2 }): ReactElement {
  const { t, formats } = useText('shop.orders');
  const { basket, order_code, created_at, center, type } = order;
  const total = orderTotal(basket);
  const route = type === 'order' ? routes.orders : routes.inquiries;
  const names = [...new Set(basket.items.map(({ name }) => name))];
  const count = basket.items.length;
  const quote = latestQuote(order.quote);
  return (
    <Card
      to={route.href({ order: order_code })}
      headingLevel={2}
      title={order_code}
      eyebrow={
        <span className={css.eyebrow}>
          <DateTime value={created_at} /> <OrderState order={order} /> {quote && <QuoteBadge quote={quote} />}
        </span>
      }
    >
      <p className={css.plants}>{names.slice(0, 3).join(', ')}</p>
      <p className={css.facts}>
        {t('lines', { count, number: formats.number(count) })} · {center}
        {total !== null && basket.country && (
          <>
            {' · '}
            <Price amount={total} currency={CURRENCIES[basket.country]} decimals={decimals} />
          </>
        )}
      </p>
    </Card>
  );
}
