import { quoteStatus } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { Alert, ButtonLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { orderCodeQuery } from '../orders/orders.queries';
import { AcceptQuote } from './accept-quote';
import css from './quotes.module.css';
import type { OwnQuote } from './quotes.queries';
import { ReturnQuote } from './return-quote';

/** Actions for the latest quote, or the result of a past one. */
export function QuoteAnswers({ quote }: { quote: OwnQuote }): ReactElement | null {
  const { t } = useText('shop.orders');
  switch (quoteStatus(quote)) {
    case 'sent':
      return (
        <div className={css.buttons} data-print="hide">
          <ReturnQuote quote={quote} />
          <AcceptQuote quote={quote} />
        </div>
      );
    case 'expired':
      return (
        <Alert tone="warning" title={t('quote.expired')} actions={<ReturnQuote quote={quote} />}>
          {t('quote.expiredHint')}
        </Alert>
      );
    case 'accepted':
      return <Accepted quote={quote} />;
    case 'withdrawn':
      return (
        <Alert tone="warning" title={t('quote.withdrawn')}>
          {t('quote.withdrawnHint')}
        </Alert>
      );
    case 'returned':
      return <Alert title={t('quote.returned')}>{t('quote.returnedHint')}</Alert>;
    default:
      return null;
  }
}

function Accepted({ quote }: { quote: OwnQuote }): ReactElement {
  const { t } = useText('shop.orders');
  const { data } = useQuery(orderCodeQuery(quote.order_id ?? ''));
  return (
    <Alert
      tone="success"
      title={t('quote.accepted')}
      actions={data && <ButtonLink to={routes.orders.href({ order: data.order_code })}>{data.order_code}</ButtonLink>}
    >
      {t('quote.acceptedHint')}
    </Alert>
  );
}
