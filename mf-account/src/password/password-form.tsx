import { isApiError } from '@arbora/api';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Form, FormError, PasswordField, SubmitButton, useAppForm } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import type { InferOutput } from 'valibot';
import { changePassword } from './change-password.mutation';
import { NewPasswordFields } from './new-password-fields';
import { passwordChangeDefaults, passwordChangeSchema } from './password-change.schema';

/** Changes the password of the logged-in person; messages of spec §8. */
export function PasswordForm({ email, onSaved }: { email: string; onSaved: () => void }): ReactElement {
  const { t } = useText('account');
  const form = useAppForm(passwordChangeSchema, passwordChangeDefaults);
  const { mutateAsync } = useMutation(changePassword);

  async function send({ current_password, new_password }: InferOutput<typeof passwordChangeSchema>): Promise<void> {
    try {
      await mutateAsync({ current_password, new_password });
    } catch (error) {
      if (!isApiError(error, 'auth.bad_credentials')) throw error;
      form.setError('current_password', { type: 'server', message: 'wrong_password' }, { shouldFocus: true });
      return;
    }
    snackbar('success', t('password.saved'));
    onSaved();
  }
  return (
    <Form
      form={form}
      onSubmit={send}
      label={t('password.title')}
      fieldText={(code) => (code === 'wrong_password' ? t('password.wrong') : undefined)}
    >
      {/* Tells a password manager whose password is meant. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="current_password" label={t('password.current')} autoComplete="current-password" />
      <NewPasswordFields name="new_password" againName="new_password_again" label={t('password.new')} />
      <FormError errorText={(code) => (code === 'auth.rate_limited' ? undefined : t('password.failed'))} />
      <SubmitButton>{t('password.submit')}</SubmitButton>
    </Form>
  );
}
