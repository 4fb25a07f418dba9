import { useText } from '@arbora/i18n';
import type { Session } from '@arbora/auth';
import type { Registry } from '@arbora/registry';
import { NavLink, useLocation } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Icon } from '@arbora/ui';
import { chevronDownIcon, leafIcon, menuIcon, type IconShape } from '@arbora/ui/icons';
import { useEffect, useState, type ReactNode } from 'react';
import { setGroupClosed, useClosedGroups } from './closed-groups';
import links from './manager-links.module.css';
import styles from './manager-nav.module.css';
import { managerGroups } from './manager-navigation';

export interface ManagerNavProps {
  registry: Pick<Registry, 'remotes'>;
  session: Session;
}

const OVERVIEW = routes.manager.pattern;
const ID = 'manager-sections';

/** The back office's navigation, in collapsible groups: a sidebar on wide windows, else a menu. */
export function ManagerNav({ registry, session }: ManagerNavProps): ReactNode {
  const { t, locale } = useText('shell');
  const { pathname } = useLocation();
  const closed = useClosedGroups();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const groups = managerGroups(registry, session);
  const present = groups
    .flatMap(({ items }) => items)
    .findLast(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  // Navigation closes the menu.
  const isOpen = openAt === pathname;
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpenAt(null);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOpen]);
  return (
    <nav className={styles.side} data-print="hide" aria-label={t('manager.label')}>
      <button
        type="button"
        className={links.toggle}
        aria-expanded={isOpen}
        aria-controls={ID}
        onClick={() => setOpenAt(isOpen ? null : pathname)}
      >
        <Icon shape={menuIcon} />
        <span>{present ? present.titles[locale] : t('manager.overview')}</span>
        <Icon shape={chevronDownIcon} size="small" className={links.mark} />
      </button>
      <div id={ID} className={links.sections} data-open={isOpen || undefined}>
        <Entries items={[{ path: OVERVIEW, title: t('manager.overview'), icon: leafIcon }]} />
        {groups.map(({ name, items }) => (
          <details
            key={name}
            className={links.group}
            open={!closed.includes(name)}
            onToggle={({ currentTarget }) => setGroupClosed(name, !currentTarget.open)}
          >
            <summary className={links.title}>
              <span>{t(`manager.group.${name}`)}</span>
              <Icon shape={chevronDownIcon} size="small" className={links.mark} />
            </summary>
            <Entries items={items.map(({ path, titles, icon }) => ({ path, title: titles[locale], icon }))} />
          </details>
        ))}
      </div>
    </nav>
  );
}

interface Entry {
  path: string;
  title: string;
  /** Path data of an outline icon. */
  icon?: string;
}

function Entries({ items }: { items: readonly Entry[] }): ReactNode {
  return (
    <ul role="list">
      {items.map(({ path, title, icon }) => (
        <li key={path}>
          {/* Snackbars avoid it like a button. */}
          <NavLink data-button="" to={path} end={path === OVERVIEW} className={links.link}>
            {icon && <Icon shape={icon as IconShape} />}
            <span>{title}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
