import { RESET_LINK_MINUTES } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Alert, Button, Outcome } from '@arbora/ui';
import type { ReactElement } from 'react';

/** Confirms that the mail with the link was sent. */
export function ResetLinkSent({ email, onRequestAgain }: { email: string; onRequestAgain: () => void }): ReactElement {
  const { t } = useText('account');
  return (
    <Outcome>
      <Alert
        tone="success"
        title={t('reset.sent')}
        actions={
          <Button variant="secondary" size="small" onClick={onRequestAgain}>
            {t('reset.again')}
          </Button>
        }
      >
        {t('reset.sentHint', { email, minutes: RESET_LINK_MINUTES })}
      </Alert>
    </Outcome>
  );
}
