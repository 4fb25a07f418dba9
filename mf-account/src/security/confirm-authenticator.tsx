import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Skeleton } from '@arbora/ui';
import { Form, FormError, SubmitButton, TextField, useAppForm } from '@arbora/ui/form';
import { lazy, Suspense, type ReactElement } from 'react';
import * as v from 'valibot';
import css from './security.module.css';
import { confirmOneTimeCode, type AuthenticatorSetup } from './security.queries';

const QrCode = lazy(() => import('./qr-code'));
const schema = v.object({ code: v.pipe(v.string('required'), v.trim(), v.nonEmpty('required')) });

/** Shows the secret for a new app, and verifies its first code. */
export function ConfirmAuthenticator(props: {
  setup: AuthenticatorSetup;
  onConfirmed: (codes: string[] | null) => void;
}): ReactElement {
  const { setup, onConfirmed } = props;
  const { t } = useText('account.security');
  const form = useAppForm(schema, { code: '' });
  const { mutateAsync } = useMutation(confirmOneTimeCode);

  async function send(values: { code: string }): Promise<void> {
    const { recovery_codes: codes } = await mutateAsync(values);
    onConfirmed(codes);
  }
  return (
    <Form form={form} onSubmit={send} label={t('turnOn')}>
      <p>{t('scan')}</p>
      <Suspense fallback={<Skeleton shape="card" />}>
        <QrCode text={setup.uri} label={t('qr')} />
      </Suspense>
      <p>
        {t('bySecret')} <code className={css.secret}>{setup.secret.replaceAll(/(.{4})(?!$)/g, '$1 ')}</code>
      </p>
      <TextField name="code" label={t('code')} autoComplete="one-time-code" inputMode="numeric" maxLength={7} />
      <FormError />
      <SubmitButton>{t('confirm')}</SubmitButton>
    </Form>
  );
}
