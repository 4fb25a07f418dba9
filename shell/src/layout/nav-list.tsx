import { useText } from '@arbora/i18n';
import { NavLink } from '@arbora/router';
import { Icon, classNames } from '@arbora/ui';
import type { ReactNode } from 'react';
import styles from './nav-list.module.css';
import type { NavigationItem } from './navigation';

/** Links with the present page marked. `bar` beside each other, `drawer` large below each other, `side` with icons. */
export function NavList({
  items,
  look,
}: {
  items: readonly NavigationItem[];
  look: 'bar' | 'drawer' | 'side';
}): ReactNode {
  const { t } = useText('shell');
  return (
    <ul role="list" className={classNames(styles.list, styles[look])}>
      {items.map(({ path, text, icon }) => (
        <li key={path}>
          <NavLink to={path} className={styles.link}>
            {look === 'side' && icon && <Icon shape={icon} />}
            <span>{t(text)}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
