import type { ReactElement, ReactNode } from 'react';
import css from './visually-hidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }): ReactElement {
  return <span className={css.hidden}>{children}</span>;
}
