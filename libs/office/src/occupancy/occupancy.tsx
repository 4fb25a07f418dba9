import { useText } from '@arbora/i18n';
import { classNames, Progress } from '@arbora/ui';
import type { ReactElement } from 'react';
import css from './occupancy.module.css';

interface OccupancyProps {
  used: number;
  total: number;
  /** Adds the word for seats, where no heading names it. */
  standsAlone?: boolean;
}

/** Used seats of the capacity; nothing without seats. */
export function Occupancy({ used, total, standsAlone }: OccupancyProps): ReactElement | null {
  const { t, formats } = useText('office');
  if (total === 0) return null;
  const isFull = used >= total;
  return (
    <div className={classNames(css.occupancy, !standsAlone && css.inRow)}>
      <span className={css.words}>
        {t(standsAlone ? 'occupancy.takenOf' : 'occupancy.usedOf', {
          used: formats.number(used),
          total: formats.number(total),
        })}
        {isFull && <span className={css.full}>{t('occupancy.full')}</span>}
      </span>
      <Progress value={used} max={total} label={null} />
    </div>
  );
}
