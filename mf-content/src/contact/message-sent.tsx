import { useText } from '@arbora/i18n';
import { Alert, Button, Outcome } from '@arbora/ui';
import type { ReactElement } from 'react';

/** Replaces the form. */
export function MessageSent({ email, onAgain }: { email: string; onAgain: () => void }): ReactElement {
  const { t } = useText('content.contact');
  return (
    <Outcome>
      <Alert
        tone="success"
        title={t('form.sentTitle')}
        actions={
          <Button variant="secondary" size="small" onClick={onAgain}>
            {t('form.again')}
          </Button>
        }
      >
        {t('form.sent', { email })}
      </Alert>
    </Outcome>
  );
}
