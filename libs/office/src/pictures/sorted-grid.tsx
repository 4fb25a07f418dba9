import { rectSortingStrategy } from '@dnd-kit/sortable';
import type { ReactElement } from 'react';
import type { ListColumn } from '../list/list-column';
import { PictureCard } from '../list/picture-grid';
import css from '../list/picture-grid.module.css';
import { Ordering } from '../section/order/ordering';
import { useOrderedItem } from '../section/order/use-ordered-item';
import type { SectionRow } from '../section/section';

interface CardParts {
  columns: readonly ListColumn<SectionRow>[];
  nameOf: (row: SectionRow) => string;
}

interface SortedGridProps extends CardParts {
  rows: readonly SectionRow[];
  label: string;
  /** The ids in their new order. */
  onSort: (ids: string[]) => void;
}

/** Sortable grid of pictures. */
export function SortedGrid({ rows, columns, nameOf, label, onSort }: SortedGridProps): ReactElement {
  const items = rows.map((row) => ({ id: String(row.id), name: nameOf(row) }));
  return (
    <Ordering items={items} strategy={rectSortingStrategy} label={label} className={css.grid} onOrder={onSort}>
      {rows.map((row) => (
        <SortedCard key={String(row.id)} row={row} columns={columns} nameOf={nameOf} />
      ))}
    </Ordering>
  );
}

function SortedCard({ row, columns, nameOf }: CardParts & { row: SectionRow }): ReactElement {
  const { item, handle } = useOrderedItem(String(row.id), nameOf(row), css.card);
  return (
    <li {...item}>
      <PictureCard row={row} columns={columns} picture={({ key }) => String(key)} handle={handle} />
    </li>
  );
}
