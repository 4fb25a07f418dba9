import { CURRENCIES } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { Alert, ButtonLink, DataList, Stack } from '@arbora/ui';
import type { ReactElement } from 'react';
import { StoredFileButton } from '@arbora/office';
import css from '../orders.module.css';
import { PricedLines } from '../priced-lines';
import { QuoteBadge } from './quote-badge';
import type { SentQuote } from './quotes.queries';

/** A version of the quote for the inquiry `code`, with its lines and the customer's answer. */
export function QuoteVersion({ quote, code }: { quote: SentQuote; code: string }): ReactElement {
  const { t, formats } = useText('manager.orders');
  const { number, items, country, vat, valid_until, note, word, created_at, answered_at, order_id } = quote;
  return (
    <Stack gap={4} align="stretch">
      <div className={css.title}>
        <strong>{t('quotes.version', { number: String(number) })}</strong>
        <QuoteBadge quote={quote} />
        <StoredFileButton variant="quiet" path={`/backend/quote/${quote.id}/document`} name={`${code}-${number}.pdf`}>
          {t('order.pdf')}
        </StoredFileButton>
      </div>
      {word !== null && (
        <Alert tone="warning" title={t('quotes.word')}>
          <span className={css.note}>{word}</span>
        </Alert>
      )}
      <DataList
        items={[
          { label: t('quotes.sentAt'), value: formats.dateTime(created_at) },
          { label: t('quotes.validUntil'), value: formats.date(valid_until, 'short') },
          { label: t('quotes.answeredAt'), value: answered_at && formats.dateTime(answered_at) },
          { label: t('quotes.note'), value: note && <span className={css.note}>{note}</span> },
        ]}
      />
      <PricedLines
        caption={t('quotes.lines')}
        lines={items}
        currency={CURRENCIES[country]}
        vat={t(`quotes.vat.${vat}`)}
      />
      {order_id !== null && (
        <div>
          <ButtonLink variant="secondary" to={routes.managerOrders.href({ id: order_id })}>
            {t('quotes.toOrder')}
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}
