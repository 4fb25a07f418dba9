import type { ReactElement, ReactNode } from 'react';
import { EmptyPot } from '../illustration/empty-pot';
import css from './states.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** A button or link that leads on. */
  action?: ReactNode;
  /** Default: an empty pot. `null` for none. */
  illustration?: ReactNode;
}

/** An empty result that is not an error. */
export function EmptyState({ title, children, action, illustration = <EmptyPot /> }: EmptyStateProps): ReactElement {
  return (
    <div className={css.state}>
      {illustration !== null && <div className={css.picture}>{illustration}</div>}
      <p className={css.title}>{title}</p>
      {children !== undefined && <div className={css.text}>{children}</div>}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  );
}
