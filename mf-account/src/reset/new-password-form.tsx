import { isApiError } from '@arbora/api';
import { getSession, logout } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Form, FormError, SubmitButton, useAppForm } from '@arbora/ui/form';
import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { NewPasswordFields } from '../password/new-password-fields';
import { resetPasswordDefaults, resetPasswordSchema } from './reset.schema';
import { checkResetLink, setPassword } from './reset.mutations';

export interface NewPasswordFormProps {
  /** The secret of the mailed link. */
  link: string;
  onSaved: () => void;
  /** The link is used, expired or unknown. */
  onExpired: () => void;
}

/** Sets a new password by the link of a mail. */
export function NewPasswordForm({ link, onSaved, onExpired }: NewPasswordFormProps): ReactElement {
  const { t } = useText('account');
  const form = useAppForm(resetPasswordSchema, resetPasswordDefaults);
  const { mutateAsync } = useMutation(setPassword);
  const reportExpired = useEffectEvent(onExpired);
  useEffect(() => {
    // Any other failure is reported when the password is sent.
    checkResetLink(link).catch((error: unknown) => isApiError(error, 'auth.reset_expired') && reportExpired());
  }, [link]);

  async function send({ new_password }: { new_password: string }): Promise<void> {
    try {
      await mutateAsync({ ref: link, new_password });
    } catch (error) {
      if (!isApiError(error, 'auth.reset_expired')) throw error;
      return onExpired();
    }
    // The server has ended the person's sessions; a session still shown by this browser would only fail later.
    if (getSession().user) await logout();
    onSaved();
  }
  return (
    <Form form={form} onSubmit={send} label={t('reset.newTitle')}>
      <NewPasswordFields name="new_password" againName="new_password_again" label={t('password.new')} />
      <FormError />
      <SubmitButton size="large" block>
        {t('reset.save')}
      </SubmitButton>
    </Form>
  );
}
