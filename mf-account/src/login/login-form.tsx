import { login } from '@arbora/auth';
import { emailSchema } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { TextLink } from '@arbora/ui';
import { Form, PasswordField, SubmitButton, TextField, useAppForm } from '@arbora/ui/form';
import { useState, type ReactElement } from 'react';
import * as v from 'valibot';
import { emailLinkState, useEmailFromLink } from '../fields/email-link-state';
import { LoginFailure } from './login-failure';
import { loginFailureCode } from './login-failure-code';
import { secondStepOf, type SecondStep } from './second-step';

/** Does not apply the current password rules, so that older passwords still work. */
const schema = v.object({
  email: emailSchema,
  password: v.pipe(v.string('required'), v.nonEmpty('required')),
});

/**
 * E-mail and password. The shell redirects when the session begins. `onSecondStep` is called if they are correct but a
 * second factor is required.
 */
export function LoginForm({ onSecondStep }: { onSecondStep: (step: SecondStep) => void }): ReactElement {
  const { t } = useText('account');
  const form = useAppForm(schema, { email: useEmailFromLink(), password: '' });
  const [failure, setFailure] = useState<unknown>(null);

  async function send({ email, password }: v.InferOutput<typeof schema>): Promise<void> {
    setFailure(null);
    try {
      await login(email, password);
    } catch (error) {
      const step = secondStepOf(error);
      if (step) return onSecondStep(step);
      setFailure(error);
      if (loginFailureCode(error) === 'auth.bad_credentials') form.setFocus('password', { shouldSelect: true });
    }
  }
  return (
    <Form form={form} onSubmit={send} label={t('login.title')}>
      <TextField name="email" type="email" label={t('field.email')} autoComplete="username webauthn" />
      <PasswordField name="password" label={t('field.password')} autoComplete="current-password" />
      <p>
        <TextLink to={routes.passwordReset.href()} state={emailLinkState(form.watch('email'))}>
          {t('login.forgotten')}
        </TextLink>
      </p>
      {failure !== null && <LoginFailure error={failure} />}
      <SubmitButton size="large" block>
        {t('login.submit')}
      </SubmitButton>
    </Form>
  );
}
