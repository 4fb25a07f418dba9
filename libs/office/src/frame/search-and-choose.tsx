import type { UseQueryResult } from '@arbora/query';
import { EmptyState, QueryView, Skeleton } from '@arbora/ui';
import type { ReactElement, ReactNode } from 'react';
import css from './search-and-choose.module.css';

interface SearchAndChooseProps<Item> {
  label: string;
  text: string;
  onText: (text: string) => void;
  found: UseQueryResult<readonly Item[]>;
  /** The accessible name of the list. */
  foundLabel: string;
  /** Title of the empty state. */
  nothing: string;
  keyOf: (item: Item) => string;
  /** Content of a row: a grid with `className`, one column for each child. */
  children: (item: Item) => ReactNode;
  className: string | undefined;
  disabled: boolean;
  onChoose: (item: Item) => void;
}

/** The body of a dialog that searches a table while typing and selects one of its rows. */
export function SearchAndChoose<Item>(props: SearchAndChooseProps<Item>): ReactElement {
  const {
    label,
    text,
    onText,
    found,
    foundLabel,
    nothing,
    keyOf,
    children,
    className = '',
    disabled,
    onChoose,
  } = props;
  return (
    <>
      <label className={css.search}>
        <span>{label}</span>
        <input type="search" value={text} onChange={({ target }) => onText(target.value)} />
      </label>
      <QueryView query={found} skeleton={<Skeleton shape="row" count={4} />} empty={<EmptyState title={nothing} />}>
        {(items) => (
          <ul role="list" aria-label={foundLabel}>
            {items.map((item) => (
              <li key={keyOf(item)}>
                <button
                  type="button"
                  className={`${css.choice} ${className}`}
                  disabled={disabled}
                  onClick={() => onChoose(item)}
                >
                  {children(item)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </>
  );
}

/** A second line of a choice, or a muted part of it. */
export function ChoiceNote({ children }: { children: ReactNode }): ReactElement {
  return <span className={css.note}>{children}</span>;
}
