import { useSession } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { definePage } from '@arbora/remote';
import { useLocation, useNavigate } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Alert, ButtonLink, FormPage, TextLink } from '@arbora/ui';
import { useSyncExternalStore, type ReactElement } from 'react';
import { IntendedEvent } from '../login/intended-event';
import { subscribeToNothing } from '../subscribe-to-nothing';
import { Welcome } from '../welcome/welcome';
import { AwaitingApproval } from './awaiting-approval';
import { loginHref } from '../login/return-path';
import { RegistrationForm } from './registration-form';

function Registration(): ReactElement {
  const { t } = useText('account');
  const { user } = useSession();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const returnPath = new URLSearchParams(search).get('return');
  // Stored in the history entry to survive a reload; unknown during server rendering.
  const registered = useSyncExternalStore(
    subscribeToNothing,
    () => registeredIn(state),
    () => null,
  );

  function showRegistered(email: string): void {
    void navigate({ search }, { replace: true, state: { registered: email }, preventScrollReset: true });
  }
  if (registered !== null) return <AwaitingApproval email={registered} />;
  return (
    <FormPage
      title={t('registration.title')}
      lead={
        <>
          {t('registration.lead')} {t('registration.haveAccount')}{' '}
          <TextLink to={loginHref(returnPath)}>{t('registration.toLogin')}</TextLink>
        </>
      }
      aside={<Welcome />}
    >
      {user ? (
        <Alert
          title={t('registration.loggedIn')}
          actions={
            <ButtonLink size="small" to={routes.account.href()}>
              {t('account.title')}
            </ButtonLink>
          }
        >
          {user.email}
        </Alert>
      ) : (
        <>
          <IntendedEvent returnPath={returnPath} />
          <RegistrationForm onRegistered={showRegistered} />
        </>
      )}
    </FormPage>
  );
}

function registeredIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('registered' in state)) return null;
  return typeof state.registered === 'string' ? state.registered : null;
}

export default definePage({ Component: Registration });
