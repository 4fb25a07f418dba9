import { Disclosure } from '@arbora/ui';
import type { ReactElement, ReactNode } from 'react';
import css from './list.module.css';
import type { RowsProps } from './table-list';

/** Rows as cards, for windows too narrow for a table. */
export function CardList<Row extends object>({ rows, columns, keyOf, label, details }: RowsProps<Row>): ReactElement {
  const name = columns.find(({ role }) => role === 'name');
  const select = columns.find(({ role }) => role === 'select');
  const actions = columns.find(({ role }) => role === 'actions');
  const facts = columns.filter(({ role }) => role === undefined);
  return (
    <ul role="list" className={css.cards} aria-label={label}>
      {rows.map((row) => {
        const more = details?.of(row) ?? null;
        return (
          <li key={keyOf(row)} className={css.card}>
            {select ? (
              <div className={css.cardHead}>
                {name?.render(row)}
                {select.render(row)}
              </div>
            ) : (
              name?.render(row)
            )}
            <dl className={css.facts}>
              {facts.map(({ key, title, render }) => (
                <Fact key={key} title={title} value={render(row)} />
              ))}
            </dl>
            {actions && <div className={css.cardActions}>{actions.render(row)}</div>}
            {details && more !== null && <Disclosure summary={details.label}>{more}</Disclosure>}
          </li>
        );
      })}
    </ul>
  );
}

function Fact({ title, value }: { title: string; value: ReactNode }): ReactElement | null {
  if (value === null || value === undefined || value === '') return null;
  return (
    <div className={css.fact}>
      <dt className={css.factTitle}>{title}</dt>
      <dd>{value}</dd>
    </div>
  );
}
