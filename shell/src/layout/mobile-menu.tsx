import { useText } from '@arbora/i18n';
import { Icon, Leaf } from '@arbora/ui';
import { closeIcon, menuIcon } from '@arbora/ui/icons';
import type { ReactNode } from 'react';
import { ThemeSwitch } from '../theme/theme-switch';
import styles from './mobile-menu.module.css';
import { NavList } from './nav-list';
import type { NavigationItem } from './navigation';
import { usePopover } from './use-popover';

const ID = 'site-menu';

/** The navigation of narrow windows, in a drawer. */
export function MobileMenu(props: {
  items: readonly NavigationItem[];
  locationKey: string;
  children: ReactNode;
}): ReactNode {
  const { t } = useText('shell');
  const drawer = usePopover<HTMLElement>(props.locationKey);
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={ID} aria-label={t('menu.open')}>
        <Icon shape={menuIcon} size="large" />
      </button>
      <nav ref={drawer} id={ID} popover="auto" className={styles.drawer} aria-label={t('nav.label')}>
        <div className={styles.top}>
          {props.children}
          <button
            type="button"
            className={styles.button}
            popoverTarget={ID}
            popoverTargetAction="hide"
            aria-label={t('menu.close')}
          >
            <Icon shape={closeIcon} size="large" />
          </button>
        </div>
        <NavList items={props.items} look="drawer" />
        <div className={styles.theme}>
          <ThemeSwitch />
        </div>
        <Leaf className={styles.leaf} />
      </nav>
    </>
  );
}
