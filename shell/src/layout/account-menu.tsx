import type { Session } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import type { Registry } from '@arbora/registry';
import { Link } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Icon } from '@arbora/ui';
import { personIcon } from '@arbora/ui/icons';
import { lazy, Suspense, type ReactNode } from 'react';
import styles from './account-menu.module.css';

/** Most visits never see it. Where its code cannot be had, the way to the account is still there. */
const PersonMenu = lazy(() =>
  import('./person-menu').then(
    (module) => ({ default: module.PersonMenu }),
    () => ({ default: AccountLink }),
  ),
);

/** The way to log in, or what a logged-in person has. While that is not known, a link that suits both. */
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
