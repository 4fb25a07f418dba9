import { CURRENCIES, priceDecimals, type OrderedBasket, type OrderedItem } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Price, Table, type Column } from '@arbora/ui';
import type { ReactElement } from 'react';
import { LatinName } from '../plant/latin-name';
import { lineKey } from '../basket/basket-changes';

/** The lines of an inquiry or order as sent, with their prices at that time. */
export function OrderLines({ basket }: { basket: OrderedBasket }): ReactElement {
  const { t, formats } = useText('shop.orders');
  const currency = basket.country ? CURRENCIES[basket.country] : undefined;
  const decimals = priceDecimals(basket.items.map(({ price }) => price));
  const isPriced = basket.items.some(({ price }) => price !== null);
  const columns: Column<OrderedItem>[] = [
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
  ];
  if (isPriced) {
    columns.push({
      key: 'price',
      title: t('line.price'),
      align: 'end',
      cell: ({ price, amount }) =>
        price === null ? t('line.later') : <Price amount={price * amount} currency={currency} decimals={decimals} />,
    });
  }
  return <Table caption={t('line.caption')} columns={columns} rows={basket.items} keyOf={lineKey} />;
}
