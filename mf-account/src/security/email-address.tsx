import type { AccountSecurity } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Alert, Button, Card, DateTime, Dialog, useErrorText } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import { ChangeEmailForm } from './change-email-form';
import { cancelEmailChange } from './security.queries';

/** The login address, and its pending change until both addresses confirm it. */
export function EmailAddress(props: { email: string; change: AccountSecurity['email_change'] }): ReactElement {
  const { email, change } = props;
  const { t } = useText('account.security');
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync, isPending, error } = useMutation(cancelEmailChange);
  const state = (isConfirmed: boolean): string => t(isConfirmed ? 'email.confirmed' : 'email.open');

  async function cancel(): Promise<void> {
    // Errors are shown by `error`.
    const isDone = await mutateAsync().then(
      () => true,
      () => false,
    );
    if (isDone) snackbar('success', t('email.cancelled'));
  }
  return (
    <Card
      title={t('email.title')}
      headingLevel={2}
      footer={
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          {t('email.change')}
        </Button>
      }
    >
      {t('email.text', { email })}
      {error && <Alert tone="error">{errorText(error)}</Alert>}
      {change && (
        <Alert
          tone="info"
          title={t('email.waiting', { email: change.new_email })}
          actions={
            <Button size="small" variant="quiet" pending={isPending} onClick={() => void cancel()}>
              {t('email.cancel')}
            </Button>
          }
        >
          {t('email.old')}: {state(change.is_old_confirmed)}. {t('email.new')}: {state(change.is_new_confirmed)}.{' '}
          {t('email.until')} <DateTime value={change.expires_at} format="dateTime" />.
        </Alert>
      )}
      <Dialog open={isOpen} title={t('email.change')} onClose={() => setOpen(false)} keepOnBackdrop>
        <ChangeEmailForm email={email} onSent={() => setOpen(false)} />
      </Dialog>
    </Card>
  );
}
