import { useText } from '@arbora/i18n';
import { Link } from '@arbora/router';
import type { ReactElement, ReactNode } from 'react';
import css from './figure.module.css';

/** A total of the dashboard: a list item that links to the list with exactly the counted rows. */
export function Figure({ value, to, children }: { value: number; to: string; children: ReactNode }): ReactElement {
  const { formats } = useText('office');
  return (
    <li>
      <Link to={to} className={css.figure}>
        <span className={css.number}>{formats.number(value)}</span>
        <span>{children}</span>
      </Link>
    </li>
  );
}
