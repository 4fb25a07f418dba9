import { useSortable } from '@dnd-kit/sortable';
import { useText } from '@arbora/i18n';
import { classNames, Icon } from '@arbora/ui';
import type { IconShape } from '@arbora/ui/icons';
import type { CSSProperties, ReactNode, Ref } from 'react';
import css from './ordered-item.module.css';

const handleIcon = 'M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1' as IconShape;

export interface OrderedItemParts {
  /** For the item's element. */
  item: { ref: Ref<HTMLLIElement>; className: string; style: CSSProperties };
  handle: ReactNode;
}

/** An item of an `Ordering`; `className` is that of its element. */
export function useOrderedItem(id: string, name: string, className?: string): OrderedItemParts {
  const { t } = useText('office');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return {
    item: {
      ref: setNodeRef,
      className: classNames(className, isDragging && css.dragged),
      style: { transition, ...(transform && { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` }) },
    },
    handle: (
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
    ),
  };
}
