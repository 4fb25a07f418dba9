import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useText } from '@arbora/i18n';
import type { ReactElement, ReactNode } from 'react';
import { OrderedRow } from './ordered-row';
import css from './ordered-list.module.css';

export interface OrderedItem {
  id: string;
  name: string;
  /** Beside the name. */
  more?: ReactNode;
}

interface OrderedListProps {
  items: readonly OrderedItem[];
  label: string;
  /** The ids in their new order. */
  onOrder: (ids: string[]) => void;
  onRemove: (id: string) => void;
}

/** Things in an order that people give them: by dragging, or by space and arrows on a thing's handle. */
export function OrderedList({ items, label, onOrder, onRemove }: OrderedListProps): ReactElement {
  const { t } = useText('manager');
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ id }) => id);
  const nameOf = (id: unknown): string => items.find((item) => item.id === id)?.name ?? '';
  const at = (id: unknown): string => String(ids.indexOf(String(id)) + 1);
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('order.lifted', { name: nameOf(active.id), place: at(active.id) }),
    onDragOver: ({ active, over }) => over ? t('order.over', { name: nameOf(active.id), place: at(over.id) }) : undefined, // prettier-ignore
    onDragEnd: ({ active, over }) => t('order.dropped', { name: nameOf(active.id), place: at(over?.id ?? active.id) }),
    onDragCancel: ({ active }) => t('order.cancelled', { name: nameOf(active.id) }),
  };
  function end({ active, over }: DragEndEvent): void {
    if (!over || over.id === active.id) return;
    onOrder(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('order.instructions') } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol role="list" className={css.list} aria-label={label}>
          {items.map((item) => (
            <OrderedRow key={item.id} item={item} onRemove={() => onRemove(item.id)} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
