import { isApiError } from '@arbora/api';
import { loginByLink } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { Alert, Button, Stack, useErrorText } from '@arbora/ui';
import { useState, type ReactElement } from 'react';

/**
 * Logs in by the link of the mail about the approved account. It takes a press of the button: programs that look at
 * mails open their links, and it is good once. `onExpired` is told that a password is needed after all.
 */
export function LoginByLink({ link, onExpired }: { link: string; onExpired: () => void }): ReactElement {
  const { t } = useText('account');
  const errorText = useErrorText();
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);

  async function enter(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await loginByLink(link);
    } catch (error) {
      if (isApiError(error, 'auth.link_expired')) onExpired();
      else setFailure(error);
      setBusy(false);
    }
  }
  return (
    <Stack>
      {failure !== null && <Alert tone="error">{errorText(failure)}</Alert>}
      <Button size="large" block pending={isBusy} onClick={() => void enter()}>
        {t('login.submit')}
      </Button>
    </Stack>
  );
}
