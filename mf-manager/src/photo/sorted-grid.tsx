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
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import type { ListColumn } from '../list/list-column';
import css from '../list/picture-grid.module.css';
import type { SectionRow } from '../section/section';
import { SortedCard } from './sorted-card';

interface SortedGridProps {
  rows: readonly SectionRow[];
  columns: readonly ListColumn<SectionRow>[];
  nameOf: (row: SectionRow) => string;
  label: string;
  /** The ids in their new order. */
  onSort: (ids: string[]) => void;
}

/** Pictures in an order: dragged by their handle, or moved by space and arrows on it. */
export function SortedGrid({ rows, columns, nameOf, label, onSort }: SortedGridProps): ReactElement {
  const { t } = useText('manager.photo');
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = rows.map(({ id }) => String(id));
  const said = (id: unknown, over: unknown = id) => ({
    name: rows.filter((row) => row.id === id).map(nameOf)[0] ?? '',
    place: ids.indexOf(String(over)) + 1,
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('order.lifted', said(active.id)),
    onDragOver: ({ active, over }) => (over ? t('order.over', said(active.id, over.id)) : undefined),
    onDragEnd: ({ active, over }) => t('order.dropped', said(active.id, over?.id)),
    onDragCancel: ({ active }) => t('order.cancelled', said(active.id)),
  };
  function end({ active, over }: DragEndEvent): void {
    if (!over || over.id === active.id) return;
    onSort(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('order.instructions') } }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ol role="list" className={css.grid} aria-label={label}>
          {rows.map((row) => (
            <SortedCard key={String(row.id)} row={row} columns={columns} name={nameOf(row)} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
