import type { Currency, OrderedItem } from '@arbora/domain';
import { quoteTotal } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Price, Table, type Column } from '@arbora/ui';
import type { ReactElement, ReactNode } from 'react';
import css from './orders.module.css';

type Line = Pick<OrderedItem, 'name' | 'size' | 'spec1' | 'spec2' | 'amount' | 'price'>;

interface PricedLinesProps {
  caption: string;
  lines: readonly Line[];
  currency: Currency;
  /** The note on VAT beside the total. */
  vat?: ReactNode;
}

/** Lines with unit price, line price and total. */
export function PricedLines({ caption, lines, currency, vat }: PricedLinesProps): ReactElement {
  const { t, formats } = useText('manager.orders');
  const priced = lines.filter((line): line is Line & { price: number } => line.price !== null);
  const columns: Column<Line & { key: string }>[] = [
    { key: 'name', title: t('lines.plant'), cell: (line) => <PlantSize line={line} /> },
    { key: 'amount', title: t('lines.amount'), align: 'end', cell: ({ amount }) => formats.number(amount) },
  ];
  if (priced.length > 0) {
    columns.push(
      {
        key: 'piece',
        title: t('lines.piece'),
        align: 'end',
        cell: ({ price }) => <Price amount={price} currency={currency} />,
      },
      {
        key: 'price',
        title: t('lines.price'),
        align: 'end',
        cell: ({ price, amount }) => <Price amount={price && quoteTotal([{ price, amount }])} currency={currency} />,
      },
    );
  }
  // Two lines may have the same plant.
  const rows = lines.map((line, index) => ({ ...line, key: String(index) }));
  return (
    <div>
      <Table caption={caption} columns={columns} rows={rows} keyOf={({ key }) => key} />
      {priced.length > 0 && (
        <p className={css.total}>
          {t('lines.total')} <Price amount={quoteTotal(priced)} currency={currency} size="large" />
          {vat !== undefined && <span className={css.vat}>{vat}</span>}
        </p>
      )}
    </div>
  );
}

/** A plant with its size and specification. */
export function PlantSize({ line }: { line: Pick<Line, 'name' | 'size' | 'spec1' | 'spec2'> }): ReactElement {
  return (
    <>
      <i lang="la" translate="no">
        {line.name}
      </i>{' '}
      {[line.size, line.spec1, line.spec2].filter(Boolean).join(' ')}
    </>
  );
}
