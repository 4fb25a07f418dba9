import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './data-list.module.css';

export interface Fact {
  label: ReactNode;
  /** Items without a value (null, undefined, '') are omitted. */
  value: ReactNode;
}

/** A list of names and values. */
export function DataList({
  items,
  layout = 'beside',
}: {
  items: readonly Fact[];
  layout?: 'beside' | 'below';
}): ReactElement {
  return (
    <dl className={classNames(css.list, css[layout])}>
      {items
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ label, value }, index) => (
          <div key={index} className={css.fact}>
            <dt className={css.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
