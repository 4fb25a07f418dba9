import { useText } from '@arbora/i18n';
import type { Session } from '@arbora/auth';
import type { Registry } from '@arbora/registry';
import { NavLink, useLocation } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Icon } from '@arbora/ui';
import { leafIcon } from '@arbora/ui/icons';
import { useEffect, useRef, type ReactNode } from 'react';
import links from './manager-links.module.css';
import styles from './manager-nav.module.css';
import { item } from './navigation';
import { managerNavigation } from './person-navigation';

export interface ManagerNavProps {
  registry: Pick<Registry, 'remotes'>;
  session: Session;
}

const OVERVIEW = item(routes.manager, 'manager.overview', leafIcon);

/** The back office's own navigation: at the side on a desk, on a phone a strip to swipe, with the present page in sight. */
export function ManagerNav({ registry, session }: ManagerNavProps): ReactNode {
  const { t } = useText('shell');
  const { pathname } = useLocation();
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const present = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (!strip.current || !present) return;
    strip.current.scrollLeft = present.offsetLeft + (present.offsetWidth - strip.current.clientWidth) / 2;
  }, [pathname]);
  return (
    <nav className={styles.side} aria-label={t('manager.label')}>
      <p className={links.title}>{t('manager.title')}</p>
      <ul ref={strip} role="list" className={links.list}>
        {[OVERVIEW, ...managerNavigation(registry, session)].map(({ path, text, icon }) => (
          <li key={path}>
            {/* Messages keep off it, as off a button. */}
            <NavLink data-button="" to={path} end={path === OVERVIEW.path} className={links.link}>
              {icon && <Icon shape={icon} className={links.icon} />}
              <span>{t(text)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
