import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './layout.module.css';

export interface SplitProps {
  children: ReactNode;
  aside: ReactNode;
  /** Keeps the aside in view while the main part is scrolled. */
  sticky?: boolean;
}

/** A main part and an aside, stacked on windows narrower than 960 px. */
export function Split({ children, aside, sticky }: SplitProps): ReactElement {
  return (
    <div className={css.split}>
      <div className={css.main}>{children}</div>
      <div className={classNames(css.aside, sticky && css.sticky)}>{aside}</div>
    </div>
  );
}
