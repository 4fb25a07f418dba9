import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import type { IconShape } from '../icon/icons';
import css from './badge.module.css';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

export interface BadgeProps {
  tone?: Tone;
  icon?: IconShape;
  children: ReactNode;
}

/** A short status next to a name: paid, new, sold out. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps): ReactElement {
  return (
    <span className={classNames(css.badge, css[tone])}>
      {icon && <Icon shape={icon} size="small" />}
      {children}
    </span>
  );
}
