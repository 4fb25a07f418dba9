import { useText } from '@arbora/i18n';
import { Link, type To } from '@arbora/router';
import type { ReactElement } from 'react';
import css from './breadcrumb.module.css';

export interface Crumb {
  label: string;
  to: To;
}

/** Links to the ancestors of a page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }): ReactElement {
  const { t } = useText('ui');
  return (
    <nav aria-label={t('breadcrumb.label')} data-print="hide">
      <ol role="list" className={css.list}>
        {crumbs.map((crumb) => (
          <li key={crumb.label} className={css.crumb}>
            <Link to={crumb.to} className={css.link}>
              {crumb.label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
