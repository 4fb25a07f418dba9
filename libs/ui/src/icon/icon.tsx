import type { ReactElement } from 'react';
import { classNames } from '../class-names';
import { iconPaths, type IconName } from './icon-paths';
import css from './icon.module.css';

export interface IconProps {
  name: IconName;
  /** What the icon says to a screen reader; without it the icon decorates the text beside it. */
  label?: string | undefined;
  size?: 'small' | 'medium' | 'large';
  className?: string | undefined;
}

/** An outline in the colour of the text around it. */
export function Icon({ name, label, size = 'medium', className }: IconProps): ReactElement {
  return (
    <svg
      className={classNames(css.icon, css[size], className)}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
