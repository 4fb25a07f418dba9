import { useText } from '@arbora/i18n';
import { definePage } from '@arbora/remote';
import { useSearchParams } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Container, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { Welcome } from '../welcome/welcome';
import { LoginForm } from './login-form';
import css from './login.module.css';

function Login(): ReactElement {
  const { t } = useText('account');
  const [search] = useSearchParams();
  return (
    <Container className={css.page}>
      <div className={css.entry}>
        <header className={css.head}>
          <h1 className={css.title}>{t('login.title')}</h1>
          <p className={css.lead}>{t(search.has('return') ? 'login.needed' : 'login.lead')}</p>
        </header>
        <LoginForm />
        <p className={css.register}>
          {t('login.noAccount')} <TextLink to={routes.registration.href()}>{t('login.register')}</TextLink>
        </p>
      </div>
      <Welcome />
    </Container>
  );
}

export default definePage({ Component: Login });
