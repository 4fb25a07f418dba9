import { RESET_LINK_MINUTES } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Alert, Button } from '@arbora/ui';
import type { ReactElement } from 'react';
import { Outcome } from '../outcome/outcome';

/** Confirms that the mail with the link was sent. */
export function ResetLinkSent({ email, onAgain }: { email: string; onAgain: () => void }): ReactElement {
  const { t } = useText('account');
  return (
    <Outcome>
      <Alert
        tone="success"
        title={t('reset.sent')}
        actions={
          <Button variant="secondary" size="small" onClick={onAgain}>
            {t('reset.again')}
          </Button>
        }
      >
        {t('reset.sentHint', { email, minutes: RESET_LINK_MINUTES })}
      </Alert>
    </Outcome>
  );
}
