import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './table.module.css';

export interface Column<T> {
  key: string;
  title: ReactNode;
  cell: (row: T) => ReactNode;
  /** `end` for numbers. */
  align?: 'start' | 'end';
}

export interface TableProps<T> {
  /** Shown above the table unless `captionHidden`. */
  caption: string;
  captionHidden?: boolean;
  /** The first column is the row header. */
  columns: readonly Column<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string;
}

/** A read-only table. On a phone each row becomes a block of names and values. */
export function Table<T>({ caption, captionHidden, columns, rows, keyOf }: TableProps<T>): ReactElement {
  return (
    <table className={css.table}>
      <caption className={classNames(css.caption, captionHidden && css.hidden)}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, title, align }) => (
            <th key={key} scope="col" className={align === 'end' ? css.end : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ key, title, cell, align }, index) => {
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={key}
                  scope={index === 0 ? 'row' : undefined}
                  className={align === 'end' ? css.end : undefined}
                >
                  {index > 0 && (
                    <span className={css.name} aria-hidden>
                      {title}
                    </span>
                  )}
                  {cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
