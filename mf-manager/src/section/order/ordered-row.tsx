import { useSortable } from '@dnd-kit/sortable';
import { useText } from '@arbora/i18n';
import { classNames, Icon, IconButton } from '@arbora/ui';
import { closeIcon, type IconShape } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import type { OrderedItem } from './ordered-list';
import css from './ordered-list.module.css';

const handleIcon = 'M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1' as IconShape;

/** One thing of an ordered list: its handle, its name, and the button that takes it away. */
export function OrderedRow({ item, onRemove }: { item: OrderedItem; onRemove: () => void }): ReactElement {
  const { id, name, more } = item;
  const { t } = useText('manager');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <li
      ref={setNodeRef}
      className={classNames(css.row, isDragging && css.dragged)}
      style={{ transition, ...(transform && { transform: `translate3d(0, ${transform.y}px, 0)` }) }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={css.handle}
        aria-label={t('order.move', { name })}
        aria-describedby={attributes['aria-describedby']}
        {...listeners}
      >
        <Icon shape={handleIcon} />
      </button>
      <span className={css.name}>{name}</span>
      {more}
      <IconButton icon={closeIcon} label={t('order.remove', { name })} onClick={onRemove} />
    </li>
  );
}
