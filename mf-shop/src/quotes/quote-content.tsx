import { CURRENCIES, priceDecimals, quoteTotal } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { DataList, DateTime, Price, Stack } from '@arbora/ui';
import type { ReactElement } from 'react';
import { QuoteLines } from './quote-lines';
import css from './quotes.module.css';
import type { OwnQuote } from './quotes.queries';

/** A version of a quote with the customer's answer. */
export function QuoteContent({ quote }: { quote: OwnQuote }): ReactElement {
  const { t } = useText('shop.orders');
  const { created_at, answered_at, valid_until, vat, note, word, items, country } = quote;
  const decimals = priceDecimals(items.map(({ price }) => price));
  return (
    <Stack gap={5} align="stretch">
      <DataList
        items={[
          { label: t('quote.sentAt'), value: <DateTime value={created_at} /> },
          // A date: noon keeps its day in every time zone.
          { label: t('quote.validUntil'), value: <DateTime value={`${valid_until}T12:00:00Z`} /> },
          { label: t('quote.answeredAt'), value: answered_at && <DateTime value={answered_at} format="dateTime" /> },
          { label: t('quote.prices'), value: t(`quote.vat.${vat}`) },
          { label: t('quote.note'), value: note && <span className={css.note}>{note}</span> },
          // What the customer wants to be changed.
          { label: t('quote.word'), value: word && <span className={css.note}>{word}</span> },
        ]}
      />
      <QuoteLines quote={quote} />
      <p className={css.total}>
        {t('quote.total')}{' '}
        <Price amount={quoteTotal(items)} currency={CURRENCIES[country]} decimals={decimals} size="large" />
        <span className={css.vat}>{t(`quote.vat.${vat}`)}</span>
      </p>
    </Stack>
  );
}
