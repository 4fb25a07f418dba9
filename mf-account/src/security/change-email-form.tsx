import { isApiError } from '@arbora/api';
import { emailSchema } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Form, FormError, PasswordField, SubmitButton, TextField, useAppForm } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { requestEmailChange } from './security.queries';

const schema = v.object({ new_email: emailSchema, password: v.pipe(v.string('required'), v.nonEmpty('required')) });

/** Requests a change of address, with the password. */
export function ChangeEmailForm({ email, onSent }: { email: string; onSent: () => void }): ReactElement {
  const { t: account } = useText('account');
  const { t: ui } = useText('ui');
  const { t } = useText('account.security');
  const form = useAppForm(schema, { new_email: '', password: '' });
  const { mutateAsync } = useMutation(requestEmailChange);

  async function send(values: v.InferOutput<typeof schema>): Promise<void> {
    try {
      await mutateAsync(values);
      snackbar('success', t('email.sent'));
      onSent();
    } catch (error) {
      const isTaken = isApiError(error, 'auth.user_exists');
      if (!isTaken && !isApiError(error, 'auth.bad_credentials')) throw error;
      const [field, message] = isTaken ? (['new_email', 'taken'] as const) : (['password', 'wrong_password'] as const);
      form.setError(field, { type: 'server', message }, { shouldFocus: true });
    }
  }
  function fieldText(code: string): string | undefined {
    if (code === 'taken') return ui('error.auth.user_exists');
    return code === 'wrong_password' ? account('password.wrong') : undefined;
  }
  return (
    <Form form={form} onSubmit={send} label={t('email.change')} fieldText={fieldText}>
      <TextField
        name="new_email"
        type="email"
        label={t('email.newEmail')}
        hint={t('email.hint')}
        autoComplete="email"
      />
      {/* Tells a password manager whose password is meant. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="password" label={account('password.current')} autoComplete="current-password" />
      <FormError />
      <SubmitButton>{t('email.change')}</SubmitButton>
    </Form>
  );
}
