import { useText } from '@arbora/i18n';
import { NavLink } from '@arbora/router';
import { classNames } from '@arbora/ui';
import { memo, type ReactNode } from 'react';
import styles from './nav-list.module.css';
import type { NavigationItem } from './navigation';

/** Links with the current page marked: `bar` in a row, `drawer` large in a column. */
export const NavList = memo(function NavList(props: {
  items: readonly NavigationItem[];
  look: 'bar' | 'drawer';
}): ReactNode {
  const { items, look } = props;
  const { locale } = useText('shell');
  return (
    <ul role="list" className={classNames(styles.list, styles[look])}>
      {items.map(({ path, titles, alsoCurrentAt }) => (
        <li key={path}>
          <NavLink to={path} also={alsoCurrentAt} className={styles.link}>
            <span>{titles[locale]}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
});
