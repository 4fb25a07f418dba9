import { isApiError } from '@arbora/api';
import { loginBy } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { useQueryClient } from '@arbora/query';
import { Alert, Button, useErrorText } from '@arbora/ui';
import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import { subscribeToNothing } from '../subscribe-to-nothing';
import { supportsPasskeyAutofill, supportsPasskeys } from './supports-passkeys';

const loadCeremony = () => import('./passkey-ceremony');

/**
 * Logs in by a passkey: by a button and, with `autofill` on a page with a field with `autoComplete="… webauthn"`, by
 * the browser's autofill.
 */
export function PasskeyLogin({ autofill = false }: { autofill?: boolean }): ReactElement | null {
  const { t } = useText('account');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isSupported = useSyncExternalStore(subscribeToNothing, supportsPasskeys, () => true);

  useEffect(() => {
    if (!autofill) return undefined;
    let isOver = false;
    let end = (): void => undefined;
    async function wait(): Promise<void> {
      if (!(await supportsPasskeyAutofill())) return;
      // If autofill is unavailable, or its code does not load, the button remains.
      const ceremony = await loadCeremony().catch(() => null);
      if (ceremony === null || isOver) return;
      end = ceremony.abortCeremony;
      const passkey = await ceremony.requestPasskeyByAutofill(client).catch(() => null);
      if (passkey === null || isOver) return;
      await loginBy('login/passkey', { passkey });
    }
    wait().catch((error: unknown) => {
      if (isOver) return;
      setFailure(error);
      setAttempt((count) => count + 1);
    });
    return () => {
      isOver = true;
      end();
    };
  }, [attempt, autofill, client]);

  if (!isSupported) return null;

  async function enter(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const { requestPasskey } = await loadCeremony();
      await loginBy('login/passkey', { passkey: await requestPasskey() });
    } catch (error) {
      setFailure(error);
      setAttempt((count) => count + 1);
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      {failure !== null && (
        <Alert tone="error">{isApiError(failure) ? errorText(failure) : t('login.passkeyLost')}</Alert>
      )}
      <Button variant="secondary" size="large" block pending={isBusy} onClick={() => void enter()}>
        {t('login.passkey')}
      </Button>
    </>
  );
}
