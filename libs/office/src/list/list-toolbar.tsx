import type { ReactElement, ReactNode } from 'react';
import css from './list.module.css';

/** Search and filters above a list. */
export function ListToolbar({ search, children }: { search?: ReactNode; children?: ReactNode }): ReactElement {
  return (
    <div className={css.toolbar}>
      {search !== undefined && <div className={css.search}>{search}</div>}
      {children}
    </div>
  );
}
