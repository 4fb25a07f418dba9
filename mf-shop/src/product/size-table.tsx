import { useSession } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { Section, Table, type Column } from '@arbora/ui';
import type { ReactElement } from 'react';
import { AddToBasket } from '../basket/add-to-basket';
import { useSizeWords } from '../plant/use-size-words';
import type { Product } from './product.queries';

type Item = Product['items'][number];

/** Everything that is sold of a plant: its size, root and form in signs and in words; for customers, into the basket. */
export function SizeTable({ items, name }: { items: readonly Item[]; name: string }): ReactElement {
  const { t } = useText('shop');
  const sizeWords = useSizeWords();
  const isCustomer = useSession().status === 'authenticated';
  const signs = ({ size, spec1, spec2 }: Item): string => [size, spec1, spec2].filter(Boolean).join(' ');
  const columns: Column<Item>[] = [
    { key: 'size', title: t('product.size'), cell: (item) => signs(item) || t('product.anySize') },
    { key: 'meaning', title: t('product.sizeMeaning'), cell: (item) => sizeWords(signs(item)) || '–' },
  ];
  if (isCustomer) {
    columns.push({
      key: 'basket',
      title: t('basket.title'),
      cell: ({ product_item_id, size, spec1, spec2 }) => (
        <AddToBasket line={{ product_item_id, name, size, spec1, spec2 }} />
      ),
    });
  }
  return (
    <Section placement="inside" title={t('product.sizes')}>
      <Table
        caption={t('product.sizes')}
        captionHidden
        columns={columns}
        rows={items}
        keyOf={(item) => item.product_item_id}
      />
    </Section>
  );
}
