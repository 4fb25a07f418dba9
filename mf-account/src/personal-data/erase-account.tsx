import { isApiError } from '@arbora/api';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { useNavigate } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Alert, Button, Dialog } from '@arbora/ui';
import { Form, FormError, PasswordField, SubmitButton, useAppForm } from '@arbora/ui/form';
import { trashIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import * as v from 'valibot';
import { eraseAccount } from './personal-data.mutations';
import css from './personal-data.module.css';

const schema = v.object({ password: v.pipe(v.string('required'), v.nonEmpty('required')) });

/** Erases the account after showing its consequences and asking for the password. */
export function EraseAccount({ email }: { email: string }): ReactElement {
  const { t } = useText('account');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={trashIcon} onClick={() => setOpen(true)}>
        {t('data.erase')}
      </Button>
      <Dialog open={open} title={t('data.eraseTitle')} onClose={() => setOpen(false)} keepOnBackdrop>
        <EraseForm email={email} onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function EraseForm({ email, onCancel }: { email: string; onCancel: () => void }): ReactElement {
  const { t } = useText('account');
  const { t: ui } = useText('ui');
  const navigate = useNavigate();
  const form = useAppForm(schema, { password: '' });
  const { mutateAsync } = useMutation(eraseAccount);

  async function erase(values: { password: string }): Promise<void> {
    try {
      await mutateAsync(values);
    } catch (error) {
      if (!isApiError(error, 'auth.bad_credentials')) throw error;
      form.setError('password', { type: 'server', message: 'wrong_password' }, { shouldFocus: true });
      return;
    }
    snackbar('success', t('data.erased'));
    void navigate(routes.logout.href(), { replace: true });
  }
  return (
    <Form
      form={form}
      onSubmit={erase}
      label={t('data.eraseTitle')}
      fieldText={(code) => (code === 'wrong_password' ? t('password.wrong') : undefined)}
    >
      <ul className={css.consequences}>
        <li>{t('data.goes')}</li>
        <li>{t('data.cancelled')}</li>
        <li>{t('data.stays')}</li>
      </ul>
      <Alert tone="warning">{t('data.final')}</Alert>
      {/* Tells a password manager whose password is meant. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="password" label={t('password.current')} autoComplete="current-password" />
      <FormError
        errorText={(code) =>
          code === 'auth.own_account' || code === 'auth.last_admin' ? t('data.adminStays') : undefined
        }
      />
      <div className={css.buttons}>
        <Button variant="secondary" onClick={onCancel}>
          {ui('cancel')}
        </Button>
        <SubmitButton variant="danger">{t('data.erase')}</SubmitButton>
      </div>
    </Form>
  );
}
