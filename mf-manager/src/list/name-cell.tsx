import type { ReactElement, ReactNode } from 'react';
import css from './list.module.css';

/** What tells a row from the others: its name, a state beside it, a word more below. */
export function NameCell(props: { name: ReactNode; badge?: ReactNode; below?: ReactNode }): ReactElement {
  return (
    <div className={css.name}>
      <div className={css.nameRow}>
        <span className={css.nameText}>{props.name}</span>
        {props.badge}
      </div>
      {props.below ? <div className={css.below}>{props.below}</div> : null}
    </div>
  );
}
