import { useText } from '@arbora/i18n';
import { definePage } from '@arbora/remote';
import { useSearchParams } from '@arbora/router';
import { routes } from '@arbora/routes';
import { FormPage, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { Welcome } from '../welcome/welcome';
import { LoginForm } from './login-form';

function Login(): ReactElement {
  const { t } = useText('account');
  const [search] = useSearchParams();
  return (
    <FormPage
      title={t('login.title')}
      lead={t(search.has('return') ? 'login.needed' : 'login.lead')}
      footer={
        <p>
          {t('login.noAccount')} <TextLink to={routes.registration.href()}>{t('login.register')}</TextLink>
        </p>
      }
      aside={<Welcome />}
    >
      <LoginForm />
    </FormPage>
  );
}

export default definePage({ Component: Login });
