import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { useSearchParams } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Alert, TextLink } from '@arbora/ui';
import { TextField, useFormContext, useWatch } from '@arbora/ui/form';
import { useState, type ReactElement } from 'react';
import type { RegistrationFormInput } from './registration.schema';
import { emailLinkState } from '../fields/email-link-state';
import { loginHref } from '../login/return-path';
import { userExistsQuery } from './user-exists.query';

/** E-mail field; warns if the address has an account already, without blocking the form. */
export function EmailField(): ReactElement {
  const { t } = useText('account');
  const { t: ui } = useText('ui');
  const [params] = useSearchParams();
  const { getFieldState, formState } = useFormContext<RegistrationFormInput>();
  const email = useWatch<RegistrationFormInput, 'email'>({ name: 'email' });
  const [blurredEmail, setBlurredEmail] = useState('');
  const { data: exists } = useQuery(userExistsQuery(blurredEmail));
  const { error, invalid: isInvalid } = getFieldState('email', formState);
  // The field itself shows the server error.
  const isTaken = error?.message === 'user_exists';
  return (
    <>
      <TextField
        name="email"
        type="email"
        label={t('field.email')}
        hint={t('registration.emailHint')}
        autoComplete="username"
        maxLength={254}
        onBlur={(event) => setBlurredEmail(event.target.value)}
      />
      {(isTaken || (exists && email === blurredEmail && !isInvalid)) && (
        <Alert tone="warning" live>
          {!isTaken && ui('error.auth.user_exists')}{' '}
          <TextLink to={loginHref(params.get('return'))} state={emailLinkState(email)}>
            {t('registration.toLogin')}
          </TextLink>
          {' · '}
          <TextLink to={routes.passwordReset.href()} state={emailLinkState(email)}>
            {t('login.forgotten')}
          </TextLink>
        </Alert>
      )}
    </>
  );
}
