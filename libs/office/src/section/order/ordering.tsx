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
import { arrayMove, SortableContext, sortableKeyboardCoordinates, type SortingStrategy } from '@dnd-kit/sortable';
import { useText } from '@arbora/i18n';
import type { ReactElement, ReactNode } from 'react';

interface OrderingProps {
  items: readonly { id: string; name: string }[];
  strategy: SortingStrategy;
  label: string;
  className?: string;
  /** The ids in their new order. */
  onOrder: (ids: string[]) => void;
  children: ReactNode;
}

/** A list sortable by dragging, or by space and arrow keys on an item's handle (`useOrderedItem`). */
export function Ordering({ items, strategy, label, className, onOrder, children }: OrderingProps): ReactElement {
  const { t } = useText('office');
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ id }) => id);
  const said = (id: unknown, over: unknown = id) => ({
    name: items.find((item) => item.id === id)?.name ?? '',
    place: String(ids.indexOf(String(over)) + 1),
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('order.lifted', said(active.id)),
    onDragOver: ({ active, over }) => (over ? t('order.over', said(active.id, over.id)) : undefined),
    onDragEnd: ({ active, over }) => t('order.dropped', said(active.id, over?.id)),
    onDragCancel: ({ active }) => t('order.cancelled', said(active.id)),
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
      <SortableContext items={ids} strategy={strategy}>
        <ol role="list" className={className} aria-label={label}>
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
