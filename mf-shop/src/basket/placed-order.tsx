import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { useHost, usePageTitle } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { ButtonLink, DataList, DateTime, EmptyState, FormPage, QueryView, Skeleton, Stack, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { ownOrderQuery, type OwnOrder } from '../orders/orders.queries';

/** Confirmation with the code of the order. The code is in the address, so it survives a reload. */
export function PlacedOrder({ personId, code }: { personId: string; code: string }): ReactElement {
  const { t } = useText('shop.basket');
  const query = useQuery(ownOrderQuery(personId, code));
  const type = query.data?.type ?? 'inquiry';
  const title = query.data ? t(`placed.title.${type}`) : t('placed.heading');
  usePageTitle(title);
  return (
    <FormPage title={title} lead={query.data ? t(`placed.lead.${type}`) : undefined}>
      <QueryView
        query={query}
        skeleton={<Skeleton count={6} />}
        empty={
          <EmptyState
            title={t('placed.unknown')}
            action={<ButtonLink to={routes.basket.href()}>{t('placed.toBasket')}</ButtonLink>}
          >
            {t('placed.unknownHint')}
          </EmptyState>
        }
      >
        {(order) => <Placed order={order} />}
      </QueryView>
    </FormPage>
  );
}

function Placed({ order }: { order: OwnOrder }): ReactElement {
  const { t, formats } = useText('shop.basket');
  const phone = useHost().site.branches.find(({ name }) => name === order.center)?.phone;
  const route = order.type === 'order' ? routes.orders : routes.inquiries;
  return (
    <Stack gap={6} align="stretch">
      <DataList
        items={[
          { label: t('placed.code'), value: <strong>{order.order_code}</strong> },
          { label: t('placed.at'), value: <DateTime value={order.created_at} format="dateTime" /> },
          { label: t('placed.lines'), value: formats.number(order.basket.items.length) },
          { label: t('branch.label'), value: order.center },
          {
            label: t('placed.phone'),
            value: phone && <TextLink href={`tel:${phone.replaceAll(/\s/g, '')}`}>{phone}</TextLink>,
          },
        ]}
      />
      <p>{t('placed.mailed')}</p>
      <Stack direction="row">
        <ButtonLink to={route.href({ order: order.order_code })}>{t(`placed.show.${order.type}`)}</ButtonLink>
        <ButtonLink variant="secondary" to={routes.basket.href()}>
          {t('placed.another')}
        </ButtonLink>
      </Stack>
    </Stack>
  );
}
