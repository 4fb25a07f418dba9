import type { ReactElement } from 'react';
import css from './progress.module.css';

export interface ProgressProps {
  value: number;
  max: number;
  /** Its accessible name; null where words beside it say the same. */
  label: string | null;
}

/** How much of a whole is done or taken, as a bar of one line's width. */
export function Progress({ value, max, label }: ProgressProps): ReactElement {
  const name = label === null ? { 'aria-hidden': true } : { 'aria-label': label };
  return <progress {...name} className={css.progress} value={value} max={max} />;
}
