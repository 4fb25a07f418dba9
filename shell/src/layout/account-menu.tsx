import type { Session } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import type { Registry } from '@arbora/registry';
import { Link } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Icon } from '@arbora/ui';
import { personIcon } from '@arbora/ui/icons';
import { lazy, Suspense, type ReactNode } from 'react';
import styles from './account-menu.module.css';

/** Lazily loaded, as most visits are anonymous. If the chunk fails, the link to the account remains. */
const PersonMenu = lazy(() =>
  import('./person-menu').then(
    (module) => ({ default: module.PersonMenu }),
    () => ({ default: AccountLink }),
  ),
);

/** A login link, or the menu of the logged-in user. While the session is being restored, a link that fits both. */
export function AccountMenu(props: {
  session: Session;
  registry: Pick<Registry, 'remotes'>;
  locationKey: string;
}): ReactNode {
  const { session, registry, locationKey } = props;
  if (session.status === 'anonymous') return <LoginLink />;
  if (session.status === 'restoring') return <AccountLink />;
  return (
    <Suspense fallback={<AccountLink />}>
      <PersonMenu user={session.user} registry={registry} locationKey={locationKey} />
    </Suspense>
  );
}

function LoginLink(): ReactNode {
  const { t } = useText('shell');
  return <IconLink to={routes.login.pattern} text={t('account.login')} />;
}

function AccountLink(): ReactNode {
  const { t } = useText('shell');
  return <IconLink to={routes.account.pattern} text={t('account.profile')} />;
}

function IconLink({ to, text }: { to: string; text: string }): ReactNode {
  return (
    <Link to={to} className={styles.button} aria-label={text}>
      <Icon shape={personIcon} size="large" />
      <span className={styles.text}>{text}</span>
    </Link>
  );
}
