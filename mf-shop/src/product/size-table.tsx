import { useText } from '@arbora/i18n';
import { Section, Table, type Column } from '@arbora/ui';
import type { ReactElement } from 'react';
import { useSizeWords } from '../plant/use-size-words';
import type { Product } from './product.queries';

type Item = Product['items'][number];

/** Everything that is sold of a plant: its size, root and form in signs and in words. */
export function SizeTable({ items }: { items: readonly Item[] }): ReactElement {
  const { t } = useText('shop');
  const sizeWords = useSizeWords();
  const signs = ({ size, spec1, spec2 }: Item): string => [size, spec1, spec2].filter(Boolean).join(' ');
  const columns: Column<Item>[] = [
    { key: 'size', title: t('product.size'), cell: (item) => signs(item) || t('product.anySize') },
    { key: 'meaning', title: t('product.sizeMeaning'), cell: (item) => sizeWords(signs(item)) || '–' },
  ];
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
