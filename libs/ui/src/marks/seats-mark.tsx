import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import { classNames } from '../class-names';
import css from './marks.module.css';

export interface SeatsMarkProps {
  /** Free seats. */
  togo: number;
  /** All seats. */
  total: number;
  /** Text only, without the bar. */
  compact?: boolean;
}

/** At or below this share of free seats an event is nearly full. */
const FEW = 0.2;

/** The number of free seats, as text and as a bar. */
export function SeatsMark({ togo, total, compact }: SeatsMarkProps): ReactElement {
  const { t, formats } = useText('ui');
  const free = Math.max(0, togo);
  const state = free === 0 ? 'full' : free <= total * FEW ? 'few' : 'open';
  const share = total > 0 ? Math.min(100, (free / total) * 100) : 0;
  const words =
    free === 0
      ? t('seats.none')
      : t('seats.free', { count: free, number: formats.number(free), total: formats.number(total) });
  return (
    <span className={classNames(css.seats, css[state])}>
      <span className={css.seatsWords}>{words}</span>
      {!compact && (
        <svg className={css.bar} aria-hidden>
          <rect className={css.barAll} width="100%" height="100%" />
          <rect className={css.barFree} width={`${share}%`} height="100%" />
        </svg>
      )}
    </span>
  );
}
