import type { ReactElement, ReactNode } from 'react';
import css from './list.module.css';

/** First cell of a row: name, state, secondary text. */
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
