import { SUBSCRIPTION_CONFIRM_HOURS } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Alert, Button, Outcome } from '@arbora/ui';
import type { ReactElement } from 'react';

/** Confirms that a mail with a link was sent, with the same text for every address. */
export function ConfirmationSent({ email, onReturn }: { email: string; onReturn: () => void }): ReactElement {
  const { t } = useText('account');
  return (
    <Outcome>
      <Alert
        tone="success"
        title={t('newsletters.sentTitle')}
        actions={
          <Button variant="secondary" size="small" onClick={onReturn}>
            {t('newsletters.return')}
          </Button>
        }
      >
        {t('newsletters.sent', { email, hours: SUBSCRIPTION_CONFIRM_HOURS })}
      </Alert>
    </Outcome>
  );
}
