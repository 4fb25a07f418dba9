import { isApiError } from '@arbora/api';
import { useText } from '@arbora/i18n';
import { Alert, useErrorText } from '@arbora/ui';
import type { ReactElement } from 'react';
import { loginFailureCode } from './login-failure-code';

/** The reason of a failed login in the words of spec §8, with a remedy. */
export function LoginFailure({ error }: { error: unknown }): ReactElement {
  const { t } = useText('account');
  const errorText = useErrorText();
  const code = loginFailureCode(error);
  const reason = errorText({ code });
  const hint = useHint(error, code);
  if (code === 'auth.awaiting_approval') {
    return (
      <Alert tone="info" live title={t('login.awaiting')}>
        {reason}
      </Alert>
    );
  }
  return (
    <Alert tone="error" title={hint && reason}>
      {hint ?? reason}
    </Alert>
  );
}

function useHint(error: unknown, code: ReturnType<typeof loginFailureCode>): string | undefined {
  const { t } = useText('account');
  const errorText = useErrorText();
  if (!isApiError(error)) return undefined;
  if (code === 'auth.rate_limited' && error.retryAfter !== null) {
    return t('login.wait', { count: Math.max(1, Math.ceil(error.retryAfter / 60)) });
  }
  const isTemporary = error.code === 'network' || error.code === 'unavailable';
  return isTemporary ? errorText(error) : undefined;
}
