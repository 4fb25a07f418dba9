import { classNames } from '../class-names';
import type { IconShape } from '../icon/icons';
import css from './button.module.css';

/** What buttons and links that look like buttons have in common. */
export interface ButtonLook {
  /**
   * `quietDanger` asks before it does anything; `inverse` stands on a deep green surface. Default `primary` for buttons.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'quietDanger' | 'inverse';
  size?: 'small' | 'medium' | 'large';
  icon?: IconShape;
  iconEnd?: IconShape;
  /** As wide as its container. */
  block?: boolean;
}

export function buttonClass({ variant = 'primary', size = 'medium', block }: ButtonLook, extra?: string): string {
  return classNames(css.button, css[variant], size !== 'medium' && css[size], block && css.block, extra);
}
