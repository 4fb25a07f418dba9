import { useText } from '@arbora/i18n';
import { Link, useLocation } from '@arbora/router';
import { routes } from '@arbora/routes';
import type { ReactElement } from 'react';
import css from '../section/list/section-tabs.module.css';

const PAGES = [
  [routes.managerPhoto, 'overview.title'],
  [routes.managerPhotoUnassigned, 'unassigned.title'],
  [routes.managerPhotoAssortment, 'plants.title'],
  [routes.managerPhotoRecent, 'recent.title'],
] as const;

/** Links to the parts of the picture library. */
export function PhotoTabs(): ReactElement {
  const { t } = useText('manager.photo');
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('photos.parts')}>
      <ul role="list" className={css.tabs}>
        {PAGES.map(([route, title]) => (
          <li key={title}>
            <Link
              className={css.tab}
              to={route.href()}
              aria-current={pathname.endsWith(route.pattern) ? 'page' : undefined}
            >
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
