import { Link, useSearchParams } from '@arbora/router';
import { useId, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { checkIcon } from '../icon/icons';
import { CheckboxLink } from './checkbox-link';
import css from './filter-chips.module.css';
import { useParamLink } from './list-params';

export interface FilterOption {
  value: string;
  label: ReactNode;
  /** Number of rows with this value. */
  count?: number;
}

export interface FilterChipsProps {
  /** Search parameter; with `multiple` it holds the values joined by commas. */
  name: string;
  label: string;
  options: readonly FilterOption[];
  multiple?: boolean;
  /** Text of the "no filter" chip; without it, pressing a chosen chip again clears the filter. */
  allLabel?: string;
}

/** Returns the values of a `multiple` filter in the URL. */
export function filterValues(params: URLSearchParams, name: string): string[] {
  return (params.get(name) ?? '').split(',').filter(Boolean);
}

/** A list filter as a row of links, with its state in the URL; with `multiple` they act as checkboxes. */
export function FilterChips({ name, label, options, multiple, allLabel }: FilterChipsProps): ReactElement {
  const labelId = useId();
  const [params] = useSearchParams();
  const link = useParamLink();
  const chosen = filterValues(params, name);

  function target(value: string) {
    const isChosen = chosen.includes(value);
    if (!multiple) return link({ [name]: isChosen ? null : value });
    const values = isChosen ? chosen.filter((other) => other !== value) : [...chosen, value];
    return link({ [name]: values.join(',') });
  }

  return (
    <div className={css.filter} role="group" aria-labelledby={labelId} data-print="hide">
      <span id={labelId} className={css.label}>
        {label}
      </span>
      <ul role="list" className={css.chips}>
        {allLabel !== undefined && (
          <li>
            <Link
              className={css.chip}
              to={link({ [name]: null })}
              aria-current={chosen.length === 0 ? 'true' : undefined}
            >
              {allLabel}
            </Link>
          </li>
        )}
        {options.map(({ value, label: text, count }) => {
          const isChosen = chosen.includes(value);
          const content = (
            <>
              {isChosen && <Icon shape={checkIcon} size="small" />}
              {text}
              {count !== undefined && <span className={css.count}>{count}</span>}
            </>
          );
          const className = classNames(css.chip, isChosen && css.chosen);
          return (
            <li key={value}>
              {multiple ? (
                <CheckboxLink className={className} to={target(value)} isChecked={isChosen}>
                  {content}
                </CheckboxLink>
              ) : (
                <Link className={className} to={target(value)} aria-current={isChosen ? 'true' : undefined}>
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
