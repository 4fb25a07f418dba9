import { verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useText } from '@arbora/i18n';
import { IconButton } from '@arbora/ui';
import { closeIcon } from '@arbora/ui/icons';
import type { ReactElement, ReactNode } from 'react';
import { Ordering } from './ordering';
import css from './ordered-list.module.css';
import { useOrderedItem } from './use-ordered-item';

export interface OrderedItem {
  id: string;
  name: string;
  /** Content beside the name. */
  more?: ReactNode;
}

interface OrderedListProps {
  items: readonly OrderedItem[];
  label: string;
  /** The ids in their new order. */
  onOrder: (ids: string[]) => void;
  onRemove: (id: string) => void;
}

/** A list of rows in manual order. */
export function OrderedList({ items, label, onOrder, onRemove }: OrderedListProps): ReactElement {
  return (
    <Ordering items={items} strategy={verticalListSortingStrategy} label={label} className={css.list} onOrder={onOrder}>
      {items.map((item) => (
        <OrderedRow key={item.id} {...item} onRemove={() => onRemove(item.id)} />
      ))}
    </Ordering>
  );
}

function OrderedRow({ id, name, more, onRemove }: OrderedItem & { onRemove: () => void }): ReactElement {
  const { t } = useText('office');
  const { item, handle } = useOrderedItem(id, name, css.row);
  return (
    <li {...item}>
      {handle}
      <span className={css.name}>{name}</span>
      {more}
      <IconButton icon={closeIcon} label={t('order.remove', { name })} onClick={onRemove} />
    </li>
  );
}
