import { CURRENCIES, priceDecimals, type QuoteLine } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Price, Table, type Column } from '@arbora/ui';
import type { ReactElement } from 'react';
import { LatinName } from '../plant/latin-name';
import type { OwnQuote } from './quotes.queries';

/** The lines of a quote with unit price and total. */
export function QuoteLines({ quote }: { quote: OwnQuote }): ReactElement {
  const { t, formats } = useText('shop.orders');
  const currency = CURRENCIES[quote.country];
  const decimals = priceDecimals(quote.items.map(({ price }) => price));
  const columns: Column<QuoteLine & { key: string }>[] = [
    {
      key: 'name',
      title: t('line.plant'),
      cell: ({ name, size, spec1, spec2 }) => (
        <>
          <LatinName name={name} /> {[size, spec1, spec2].filter(Boolean).join(' ')}
        </>
      ),
    },
    { key: 'amount', title: t('line.amount'), align: 'end', cell: ({ amount }) => formats.number(amount) },
    {
      key: 'piece',
      title: t('quote.piece'),
      align: 'end',
      cell: ({ price }) => <Price amount={price} currency={currency} decimals={decimals} />,
    },
    {
      key: 'price',
      title: t('line.price'),
      align: 'end',
      cell: ({ price, amount }) => <Price amount={price * amount} currency={currency} decimals={decimals} />,
    },
  ];
  // The same plant may occur in two lines with different prices.
  const rows = quote.items.map((line, index) => ({ ...line, key: String(index) }));
  return <Table caption={t('quote.lines')} columns={columns} rows={rows} keyOf={({ key }) => key} />;
}
