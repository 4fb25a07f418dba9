import { useText } from '@arbora/i18n';
import { Button, Card, Dialog, LoadingState } from '@arbora/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';

// Rarely used.
const PasswordForm = lazy(async () => ({ default: (await import('./password-form')).PasswordForm }));

/** Offers changing the password of the logged-in person; the form opens on demand. */
export function ChangePassword({ email }: { email: string }): ReactElement {
  const { t } = useText('account');
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title={t('password.title')}
      headingLevel={2}
      footer={
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          {t('password.open')}
        </Button>
      }
    >
      {t('password.text')}
      <Dialog open={isOpen} title={t('password.title')} onClose={() => setOpen(false)} keepOnBackdrop>
        <Suspense fallback={<LoadingState />}>
          <PasswordForm email={email} onSaved={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </Card>
  );
}
