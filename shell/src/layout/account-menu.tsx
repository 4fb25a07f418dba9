import type { Session, SessionUser } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { Link } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Icon } from '@arbora/ui';
import { chevronDownIcon, leafIcon, logoutIcon, personIcon } from '@arbora/ui/icons';
import type { ReactNode } from 'react';
import styles from './account-menu.module.css';
import type { Navigation } from './navigation';
import { usePopover } from './use-popover';

const ID = 'account-menu';

function nameOf({ profile, email }: SessionUser): string {
  return profile?.nickname || profile?.name || email;
}

/** The way to log in, or what a logged-in person has. While that is not known, a link that suits both. */
export function AccountMenu(props: { session: Session; navigation: Navigation; locationKey: string }): ReactNode {
  const { session, navigation, locationKey } = props;
  const { t } = useText('shell');
  if (session.status === 'authenticated') {
    return <PersonMenu user={session.user} navigation={navigation} locationKey={locationKey} />;
  }
  const isKnown = session.status === 'anonymous';
  const text = isKnown ? t('account.login') : t('account.profile');
  return (
    <Link to={isKnown ? routes.login.pattern : routes.account.pattern} className={styles.button} aria-label={text}>
      <Icon shape={personIcon} size="large" />
      <span className={styles.text}>{text}</span>
    </Link>
  );
}

function PersonMenu(props: { user: SessionUser; navigation: Navigation; locationKey: string }): ReactNode {
  const { user, navigation, locationKey } = props;
  const { t } = useText('shell');
  const menu = usePopover<HTMLElement>(locationKey);
  const name = nameOf(user);
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={ID} aria-label={t('account.menu', { name })}>
        <span className={styles.face} aria-hidden>
          {name.slice(0, 1).toUpperCase()}
        </span>
        <span className={styles.text}>{name}</span>
        <Icon shape={chevronDownIcon} size="small" className={styles.arrow} />
      </button>
      <nav ref={menu} id={ID} popover="auto" className={styles.menu} aria-label={t('account.label')}>
        <div className={styles.person}>
          <strong>{name}</strong>
          {name !== user.email && <span>{user.email}</span>}
        </div>
        <ul role="list">
          {navigation.account.map(({ path, text, icon }) => (
            <li key={path}>
              <Link to={path} className={styles.item}>
                {icon && <Icon shape={icon} />}
                {t(text)}
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
