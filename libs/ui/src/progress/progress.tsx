import type { ReactElement } from 'react';
import css from './progress.module.css';

export interface ProgressProps {
  value: number;
  max: number;
  /** Accessible name; null if adjacent text says the same. */
  label: string | null;
}

/** A progress bar. */
export function Progress({ value, max, label }: ProgressProps): ReactElement {
  const name = label === null ? { 'aria-hidden': true } : { 'aria-label': label };
  return <progress {...name} className={css.progress} value={value} max={max} />;
}
