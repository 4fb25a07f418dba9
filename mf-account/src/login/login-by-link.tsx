import { isApiError } from '@arbora/api';
import { loginBy } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { Alert, Button, Stack, useErrorText } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import { secondStepOf, type SecondStep } from './second-step';

/**
 * Logs in by the link of the mail about the approved account. It requires a click on the button: mail scanners open
 * links, and this one works once. `onExpired` is called if a password is needed after all.
 */
export function LoginByLink(props: {
  token: string;
  onExpired: () => void;
  onSecondStep: (step: SecondStep) => void;
}): ReactElement {
  const { token, onExpired, onSecondStep } = props;
  const { t } = useText('account');
  const errorText = useErrorText();
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);

  async function enter(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await loginBy('login_link', { token });
    } catch (error) {
      const step = secondStepOf(error);
      if (step) onSecondStep(step);
      else if (isApiError(error, 'auth.link_expired')) onExpired();
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
