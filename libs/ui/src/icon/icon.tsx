import type { ReactElement } from 'react';
import { classNames } from '../class-names';
import css from './icon.module.css';
import type { IconShape } from './icons';

export interface IconProps {
  shape: IconShape;
  /** What the icon says to a screen reader; without it the icon decorates the text beside it. */
  label?: string | undefined;
  size?: 'small' | 'medium' | 'large';
  className?: string | undefined;
}

/** An outline in the colour of the text around it. */
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
