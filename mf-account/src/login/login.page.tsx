import { LOGIN_LINK_PARAM } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { definePage } from '@arbora/remote';
import { useSearchParams } from '@arbora/router';
import { Alert, FormPage, TextLink } from '@arbora/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { registrationHref } from './return-path';
import { Welcome } from '../welcome/welcome';
import { IntendedEvent } from './intended-event';
import { LoginByLink } from './login-by-link';
import { LoginForm } from './login-form';
import { PasskeyLogin } from './passkey-login';
import type { SecondStep } from './second-step';
import { SecondStepForm } from './second-step-form';

function Login(): ReactElement {
  const { t } = useText('account');
  const { t: ui } = useText('ui');
  const [search, setSearch] = useSearchParams();
  const [linkToken, setLinkToken] = useState(() => search.get(LOGIN_LINK_PARAM));
  const [notice, setNotice] = useState<'link_expired' | 'challenge_expired' | null>(null);
  const [step, setStep] = useState<SecondStep | null>(null);
  const returnPath = search.get('return');

  useEffect(() => {
    if (!search.has(LOGIN_LINK_PARAM)) return;
    // The token stays in this page's state only: the history and later requests must not contain it.
    const others = new URLSearchParams(search);
    others.delete(LOGIN_LINK_PARAM);
    setSearch(others, { replace: true, preventScrollReset: true });
  }, [search, setSearch]);

  if (step !== null) {
    const onOver = (error?: unknown): void => {
      setStep(null);
      setLinkToken(null);
      setNotice(error === undefined ? null : 'challenge_expired');
    };
    return (
      <FormPage title={t('login.secondTitle')} lead={t('login.secondLead')} aside={<Welcome />}>
        <SecondStepForm step={step} onOver={onOver} />
      </FormPage>
    );
  }
  if (linkToken !== null) {
    const onExpired = (): void => {
      setLinkToken(null);
      setNotice('link_expired');
    };
    return (
      <FormPage title={t('login.byLink')} lead={t('login.byLinkLead')} aside={<Welcome />}>
        <LoginByLink token={linkToken} onExpired={onExpired} onSecondStep={setStep} />
      </FormPage>
    );
  }
  return (
    <FormPage
      title={t('login.title')}
      lead={t(returnPath === null ? 'login.lead' : 'login.needed')}
      footer={
        <p>
          {t('login.noAccount')} <TextLink to={registrationHref(returnPath)}>{t('login.register')}</TextLink>
        </p>
      }
      aside={<Welcome />}
    >
      <IntendedEvent returnPath={returnPath} />
      {notice && (
        <Alert tone="warning" live>
          {ui(`error.auth.${notice}`)}
        </Alert>
      )}
      <LoginForm onSecondStep={setStep} />
      <PasskeyLogin autofill />
    </FormPage>
  );
}

export default definePage({ Component: Login });
