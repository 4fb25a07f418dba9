import { isApiError } from '@arbora/api';
import { useSession } from '@arbora/auth';
import type { AccountSecurity } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Form, FormError, PasswordField, SubmitButton, useAppForm } from '@arbora/ui/form';
import type { ReactElement, ReactNode } from 'react';
import * as v from 'valibot';
import { FactorField } from './factor-field';
import { factorChoice, type Reauthentication } from './reauthentication';

const password = v.pipe(v.string('required'), v.nonEmpty('required'));
const withPassword = v.object({ password, code: v.pipe(v.string(), v.trim()) });
const withCode = v.object({ password, code: v.pipe(v.string('required'), v.trim(), v.nonEmpty('required')) });
type Values = v.InferOutput<typeof withPassword>;

/**
 * Asks for the password before a change that a stolen session must not make, and with `security` for the second factor
 * if the account has one.
 */
export function ReauthenticationForm(props: {
  label: string;
  submitLabel: string;
  isDanger?: boolean;
  children?: ReactNode;
  security?: AccountSecurity;
  /** @throws ApiError auth.bad_credentials and auth.code_invalid, shown at their fields */
  onSubmit: (values: Reauthentication) => Promise<void>;
}): ReactElement {
  const { label, submitLabel, isDanger, children, security, onSubmit } = props;
  const { t } = useText('account');
  const { t: ui } = useText('ui');
  const { user } = useSession();
  const choice = factorChoice(security);
  const form = useAppForm(choice && !choice.hasPasskey ? withCode : withPassword, { password: '', code: '' });

  function refuse(field: keyof Values, message: string): void {
    form.setError(field, { type: 'server', message }, { shouldFocus: true });
  }
  async function send({ password: given, code }: Values): Promise<void> {
    try {
      if (code !== '') return await onSubmit({ password: given, code });
      if (!choice) return await onSubmit({ password: given });
      const passkey = await signWithPasskey();
      if (passkey === null) return refuse('code', 'passkey_lost');
      return await onSubmit({ password: given, passkey });
    } catch (error) {
      if (isApiError(error, 'auth.bad_credentials')) return refuse('password', 'wrong_password');
      if (isApiError(error, 'auth.code_invalid')) return refuse('code', 'wrong_code');
      throw error;
    }
  }
  function fieldText(code: string): string | undefined {
    if (code === 'wrong_password') return t('password.wrong');
    if (code === 'wrong_code') return ui('error.auth.code_invalid');
    return code === 'passkey_lost' ? t('password.passkeyLost') : undefined;
  }
  return (
    <Form form={form} onSubmit={send} label={label} fieldText={fieldText}>
      {children}
      <p>{t('password.sure')}</p>
      {/* Tells a password manager whose password is meant. */}
      <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField name="password" label={t('password.current')} autoComplete="current-password" />
      {choice && <FactorField choice={choice} />}
      <FormError />
      <SubmitButton variant={isDanger ? 'danger' : undefined}>{submitLabel}</SubmitButton>
    </Form>
  );
}

/** Null if the person chose no passkey in the browser's dialog. */
async function signWithPasskey() {
  const { requestPasskey } = await import('../login/passkey-ceremony');
  try {
    return await requestPasskey();
  } catch (error) {
    if (isApiError(error)) throw error;
    return null;
  }
}
