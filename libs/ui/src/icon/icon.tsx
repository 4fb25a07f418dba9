import type { ReactElement } from 'react';
import { classNames } from '../class-names';
import css from './icon.module.css';
import type { IconShape } from './icons';

export interface IconProps {
  shape: IconShape;
  /** Accessible name; without it the icon is decorative. */
  label?: string | undefined;
  size?: 'small' | 'medium' | 'large';
  className?: string | undefined;
}

/** An outline icon in the current text colour. */
export function Icon({ shape, label, size = 'medium', className }: IconProps): ReactElement {
  return (
    <svg
      className={classNames(css.icon, css[size], className)}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={shape} />
    </svg>
  );
}
