import { classNames } from '../class-names';
import type { IconShape } from '../icon/icons';
import css from './button.module.css';

/** Props shared by buttons and button-styled links. */
export interface ButtonLook {
  /**
   * `quietDanger` opens a confirmation first; `inverse` is for dark green backgrounds. Default `primary` for buttons.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'quietDanger' | 'inverse';
  size?: 'small' | 'medium' | 'large';
  icon?: IconShape;
  iconEnd?: IconShape;
  /** Fills the width of its container. */
  block?: boolean;
}

export function buttonClass({ variant = 'primary', size = 'medium', block }: ButtonLook, extra?: string): string {
  return classNames(css.button, css[variant], size !== 'medium' && css[size], block && css.block, extra);
}
