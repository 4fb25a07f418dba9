import { useText } from '@arbora/i18n';
import { Alert, Outcome } from '@arbora/ui';
import type { ReactElement } from 'react';

/** Replaces the form. */
export function ApplicationSent({ email }: { email: string }): ReactElement {
  const { t } = useText('content.careers');
  return (
    <Outcome>
      <Alert tone="success" title={t('form.sentTitle')}>
        {t('form.sent', { email })}
      </Alert>
    </Outcome>
  );
}
