import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import { classNames } from '../class-names';
import css from './marks.module.css';

/** A date drawn as a calendar leaf. `value` is ISO 8601 with zone. */
export function DateBadge({ value, size = 'medium' }: { value: string; size?: 'medium' | 'large' }): ReactElement {
  const { formats } = useText('ui');
  const { day, month } = formats.dateParts(value);
  return (
    <time dateTime={value} className={classNames(css.dateBadge, size === 'large' && css.dateLarge)}>
      <span className={css.weekday} suppressHydrationWarning>
        {formats.weekday(value)}
      </span>
      <span className={css.day}>{day}</span>
      <span className={css.month} suppressHydrationWarning>
        {month}
      </span>
    </time>
  );
}
