import { isApiError } from '@arbora/api';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Form, FormError, SubmitButton, TextField, useAppForm } from '@arbora/ui/form';
import { useEffect, type ReactElement } from 'react';
import { useAccountFieldText } from '../fields/account-field-text';
import { resetLinkSchema } from './reset.schema';
import { sendResetLink } from './reset.mutations';

export interface ResetLinkFormProps {
  email: string;
  /** It replaces a clicked element and takes its focus. */
  takesFocus?: boolean | undefined;
  onSent: (email: string) => void;
}

/** Requests a password reset link. */
export function ResetLinkForm({ email: first, takesFocus, onSent }: ResetLinkFormProps): ReactElement {
  const { t } = useText('account');
  const form = useAppForm(resetLinkSchema, { email: first });
  const { mutateAsync } = useMutation(sendResetLink);
  const fieldText = useAccountFieldText();
  const { setFocus } = form;
  useEffect(() => {
    if (takesFocus) setFocus('email');
  }, [takesFocus, setFocus]);

  async function send({ email }: { email: string }): Promise<void> {
    try {
      await mutateAsync(email);
    } catch (error) {
      if (!isApiError(error, 'auth.user_unknown')) throw error;
      form.setError('email', { type: 'server', message: 'user_unknown' }, { shouldFocus: true });
      return;
    }
    onSent(email);
  }
  return (
    <Form form={form} onSubmit={send} fieldText={fieldText} label={t('reset.title')}>
      <TextField name="email" type="email" label={t('field.email')} autoComplete="username" maxLength={254} />
      <FormError errorText={(code) => (code === 'request.limited' ? t('reset.limited') : undefined)} />
      <SubmitButton size="large" block>
        {t('reset.ask')}
      </SubmitButton>
    </Form>
  );
}
