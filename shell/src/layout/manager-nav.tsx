import { useText } from '@arbora/i18n';
import type { Session } from '@arbora/auth';
import type { Registry } from '@arbora/registry';
import { NavLink } from '@arbora/router';
import { routes } from '@arbora/routes';
import type { ReactNode } from 'react';
import styles from './manager-nav.module.css';
import { NavList } from './nav-list';
import { managerNavigation } from './person-navigation';

export interface ManagerNavProps {
  registry: Pick<Registry, 'remotes'>;
  session: Session;
}

/** The back office's own navigation: at the side on a desk, a strip to swipe on a phone. */
export function ManagerNav({ registry, session }: ManagerNavProps): ReactNode {
  const { t } = useText('shell');
  return (
    <nav className={styles.side} aria-label={t('manager.label')}>
      <NavLink to={routes.manager.pattern} end className={styles.title}>
        {t('manager.title')}
      </NavLink>
      <NavList items={managerNavigation(registry, session)} look="side" />
    </nav>
  );
}
