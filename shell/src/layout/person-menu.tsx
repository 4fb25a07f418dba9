import type { SessionUser } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import type { Registry } from '@arbora/registry';
import { Link, useLocation } from '@arbora/router';
import { routes } from '@arbora/routes';
import { classNames, Icon, VisuallyHidden } from '@arbora/ui';
import { chevronDownIcon, leafIcon, logoutIcon, type IconShape } from '@arbora/ui/icons';
import type { ReactNode } from 'react';
import styles from './account-menu.module.css';
import { BasketLink } from './basket-link';
import { navigationAt } from './navigation';
import { SearchButton } from './search-button';
import { usePopover } from './use-popover';

const ID = 'account-menu';

/** The nickname is for comments only: it may be generated from the e-mail (spec §5). */
function nameOf({ profile, email }: SessionUser): string {
  return profile?.name || email;
}

/** The first name without titles such as `Ing.`; a name of titles only is kept whole. */
function firstNameOf(name: string): string {
  return name.split(' ').find((word) => word && !word.endsWith('.')) ?? name;
}

export interface PersonMenuProps {
  user: SessionUser;
  registry: Pick<Registry, 'remotes'>;
  locationKey: string;
}

/** The logged-in user's basket (in the back office: the search) and account menu. */
export function PersonMenu({ user, registry, locationKey }: PersonMenuProps): ReactNode {
  const { t, locale } = useText('shell');
  const menu = usePopover<HTMLElement>(locationKey);
  const name = nameOf(user);
  const { pathname } = useLocation();
  const isManagerPage = user.isManager && /^\/manager(\/|$)/.test(pathname);
  const entries = navigationAt(registry, 'account');
  return (
    <>
      {isManagerPage ? (
        <SearchButton registry={registry} />
      ) : (
        entries.some(({ path }) => path === routes.basket.pattern) && <BasketLink user={user} />
      )}
      <button type="button" className={styles.button} popoverTarget={ID}>
        <VisuallyHidden>{t('account.menu', { name })}</VisuallyHidden>
        <span className={styles.face} aria-hidden>
          {[...name][0]?.toUpperCase()}
        </span>
        <span className={classNames(styles.text, styles.name)} aria-hidden>
          {firstNameOf(name)}
        </span>
        <Icon shape={chevronDownIcon} size="small" className={styles.arrow} />
      </button>
      <nav ref={menu} id={ID} popover="auto" className={styles.menu} aria-label={t('account.label')}>
        <div className={styles.person}>
          <strong>{name}</strong>
          {name !== user.email && <span>{user.email}</span>}
        </div>
        <ul role="list">
          {entries.map(({ path, titles, icon }) => (
            <li key={path}>
              <Link to={path} className={styles.item}>
                {icon && <Icon shape={icon as IconShape} />}
                {titles[locale]}
              </Link>
            </li>
          ))}
        </ul>
        {user.isManager && (
          <Link to={routes.manager.pattern} className={styles.item}>
            <Icon shape={leafIcon} />
            {t('account.manager')}
          </Link>
        )}
        <Link to={routes.logout.pattern} className={styles.item}>
          <Icon shape={logoutIcon} />
          {t('account.logout')}
        </Link>
      </nav>
    </>
  );
}
