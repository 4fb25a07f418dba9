import { Link, type To } from '@arbora/router';
import type { ReactElement, ReactNode } from 'react';
import css from './view-tabs.module.css';

export interface ViewTab {
  key: string;
  to: To;
  label: ReactNode;
  isShown: boolean;
}

/** Tabs as links to the views of one subject. */
export function ViewTabs({ label, tabs }: { label: string; tabs: readonly ViewTab[] }): ReactElement {
  return (
    <nav aria-label={label} data-print="hide">
      <ul role="list" className={css.tabs}>
        {tabs.map(({ key, to, label: name, isShown }) => (
          <li key={key}>
            <Link className={css.tab} to={to} aria-current={isShown ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
