import { LOGIN_LINK_PARAM } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { definePage } from '@arbora/remote';
import { useSearchParams } from '@arbora/router';
import { Alert, FormPage, TextLink } from '@arbora/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { registrationHref } from '../registration/return-path';
import { Welcome } from '../welcome/welcome';
import { IntendedEvent } from './intended-event';
import { LoginByLink } from './login-by-link';
import { LoginForm } from './login-form';

function Login(): ReactElement {
  const { t } = useText('account');
  const { t: ui } = useText('ui');
  const [search, setSearch] = useSearchParams();
  const [link, setLink] = useState(() => search.get(LOGIN_LINK_PARAM));
  const [isExpired, setExpired] = useState(false);
  const back = search.get('return');

  useEffect(() => {
    if (!search.has(LOGIN_LINK_PARAM)) return;
    // The link is kept by this page alone: not by the history, nor by what is requested from here on.
    const others = new URLSearchParams(search);
    others.delete(LOGIN_LINK_PARAM);
    setSearch(others, { replace: true, preventScrollReset: true });
  }, [search, setSearch]);

  if (link !== null) {
    const onExpired = (): void => {
      setLink(null);
      setExpired(true);
    };
    return (
      <FormPage title={t('login.byLink')} lead={t('login.byLinkLead')} aside={<Welcome />}>
        <LoginByLink link={link} onExpired={onExpired} />
      </FormPage>
    );
  }
  return (
    <FormPage
      title={t('login.title')}
      lead={t(back === null ? 'login.lead' : 'login.needed')}
      footer={
        <p>
          {t('login.noAccount')} <TextLink to={registrationHref(back)}>{t('login.register')}</TextLink>
        </p>
      }
      aside={<Welcome />}
    >
      <IntendedEvent back={back} />
      {isExpired && (
        <Alert tone="warning" live>
          {ui('error.auth.link_expired')}
        </Alert>
      )}
      <LoginForm />
    </FormPage>
  );
}

export default definePage({ Component: Login });
