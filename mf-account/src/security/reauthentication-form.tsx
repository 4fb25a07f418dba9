import { isApiError } from '@arbora/api';
import { useSession } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { Form, FormError, PasswordField, SubmitButton, useAppForm } from '@arbora/ui/form';
import type { ReactElement, ReactNode } from 'react';
import * as v from 'valibot';

const schema = v.object({ password: v.pipe(v.string('required'), v.nonEmpty('required')) });

/** Asks for the password before a change that a stolen session must not make. */
export function ReauthenticationForm(props: {
  label: string;
  submitLabel: string;
  isDanger?: boolean;
  children?: ReactNode;
  /** @throws ApiError auth.bad_credentials, shown at the field */
  onSubmit: (values: { password: string }) => Promise<void>;
}): ReactElement {
  const { label, submitLabel, isDanger, children, onSubmit } = props;
  const { t } = useText('account');
  const { user } = useSession();
  const form = useAppForm(schema, { password: '' });

  async function send(values: { password: string }): Promise<void> {
    try {
      await onSubmit(values);
    } catch (error) {
      if (!isApiError(error, 'auth.bad_credentials')) throw error;
      form.setError('password', { type: 'server', message: 'wrong_password' }, { shouldFocus: true });
    }
  }
  return (
    <Form
      form={form}
      onSubmit={send}
      label={label}
      fieldText={(code) => (code === 'wrong_password' ? t('password.wrong') : undefined)}
    >
      {children}
      <p>{t('password.sure')}</p>
      {/* Tells a password manager whose password is meant. */}
      <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField name="password" label={t('password.current')} autoComplete="current-password" />
      <FormError />
      <SubmitButton variant={isDanger ? 'danger' : undefined}>{submitLabel}</SubmitButton>
    </Form>
  );
}
