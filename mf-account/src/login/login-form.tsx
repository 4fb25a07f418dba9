import { login } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { TextLink } from '@arbora/ui';
import { Form, PasswordField, SubmitButton, TextField, useAppForm } from '@arbora/ui/form';
import { useState, type ReactElement } from 'react';
import type { InferOutput } from 'valibot';
import { carriedEmail, useCarriedEmail } from '../fields/carried-email';
import { LoginFailure } from './login-failure';
import { loginFailureCode } from './login-failure-code';
import { loginSchema } from './login.schema';
import { secondStepOf, type SecondStep } from './second-step';

/**
 * E-mail and password. The shell redirects when the session begins. `onSecondStep` is called if they are correct but a
 * second factor is required.
 */
export function LoginForm({ onSecondStep }: { onSecondStep: (step: SecondStep) => void }): ReactElement {
  const { t } = useText('account');
  const form = useAppForm(loginSchema, { email: useCarriedEmail(), password: '' });
  const [failure, setFailure] = useState<unknown>(null);

  async function send({ email, password }: InferOutput<typeof loginSchema>): Promise<void> {
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
        <TextLink to={routes.passwordReset.href()} state={carriedEmail(form.watch('email'))}>
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
