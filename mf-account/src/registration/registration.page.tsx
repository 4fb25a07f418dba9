import { useSession } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { definePage } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { Alert, ButtonLink, FormPage, TextLink } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import { Welcome } from '../welcome/welcome';
import { AwaitingApproval } from './awaiting-approval';
import { RegistrationForm } from './registration-form';

function Registration(): ReactElement {
  const { t } = useText('account');
  const { user } = useSession();
  const [registered, setRegistered] = useState<string | null>(null);
  if (registered !== null) return <AwaitingApproval email={registered} />;
  return (
    <FormPage
      title={t('registration.title')}
      lead={
        <>
          {t('registration.lead')} {t('registration.haveAccount')}{' '}
          <TextLink to={routes.login.href()}>{t('registration.toLogin')}</TextLink>
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
        <RegistrationForm onRegistered={setRegistered} />
      )}
    </FormPage>
  );
}

export default definePage({ Component: Registration });
