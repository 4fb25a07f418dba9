import { useSortable } from '@dnd-kit/sortable';
import { useText } from '@arbora/i18n';
import { classNames, Icon } from '@arbora/ui';
import type { IconShape } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import type { ListColumn } from '../list/list-column';
import { PictureCard } from '../list/picture-grid';
import css from '../list/picture-grid.module.css';
import type { SectionRow } from '../section/section';

const handleIcon = 'M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1' as IconShape;

interface SortedCardProps {
  row: SectionRow;
  columns: readonly ListColumn<SectionRow>[];
  name: string;
}

export function SortedCard({ row, columns, name }: SortedCardProps): ReactElement {
  const { t } = useText('manager.photo');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: String(row.id),
  });
  return (
    <li
      ref={setNodeRef}
      className={classNames(css.card, isDragging && css.dragged)}
      style={{ transition, ...(transform && { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` }) }}
    >
      <PictureCard
        row={row}
        columns={columns}
        picture={({ key }) => String(key)}
        handle={
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
        }
      />
    </li>
  );
}
