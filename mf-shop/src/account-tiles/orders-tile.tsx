import { latestQuote, quoteStatus, type WebOrderType } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { Badge, DateTime, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { latestOrdersQuery, type LatestOrder } from './latest-orders.query';
import css from './own.module.css';
import { OwnTile } from './own-tile';

function awaitsAnswer({ quote }: LatestOrder): boolean {
  const latest = latestQuote(quote);
  return latest !== undefined && quoteStatus(latest) === 'sent';
}

/** The number of orders or inquiries, and a link to the one that awaits the person's answer or else the latest. */
export function OrdersTile({ personId, type }: { personId: string; type: WebOrderType }): ReactElement {
  const { t, formats } = useText('shop');
  const query = useQuery(latestOrdersQuery(personId, type));
  const route = type === 'order' ? routes.orders : routes.inquiries;
  return (
    <OwnTile title={type} to={route.href()} query={query} isEmpty={({ total }) => total === 0}>
      {({ rows, total }) => {
        const shown = rows.find(awaitsAnswer) ?? rows[0];
        if (!shown) return null;
        const isAwaited = awaitsAnswer(shown);
        return (
          <>
            <p>{t(`own.${type}.count`, { count: total, number: formats.number(total) })}</p>
            <p className={css.latest}>
              <TextLink look="strong" to={route.href({ order: shown.order_code })}>
                {shown.order_code}
              </TextLink>
              <DateTime value={shown.created_at} />
              <Badge tone={isAwaited ? 'warning' : shown.completed_at === null ? 'info' : 'success'}>
                {t(isAwaited ? 'own.awaited' : shown.completed_at === null ? 'own.new' : 'own.completed')}
              </Badge>
            </p>
          </>
        );
      }}
    </OwnTile>
  );
}
