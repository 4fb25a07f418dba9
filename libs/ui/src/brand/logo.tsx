import type { ReactElement } from 'react';
import { classNames } from '../class-names';
import css from './logo.module.css';
import { LogoMark } from './logo-mark';

export interface LogoProps {
  /** The nursery's name. */
  brand: string;
  /** `inverse` for dark green backgrounds. */
  tone?: 'color' | 'inverse';
  size?: 'medium' | 'large';
}

/** The nursery's name next to its symbol. */
export function Logo({ brand, tone = 'color', size = 'medium' }: LogoProps): ReactElement {
  return (
    <span className={classNames(css.logo, css[tone], css[size])}>
      <LogoMark className={css.mark} />
      <span className={css.word}>{brand}</span>
    </span>
  );
}
