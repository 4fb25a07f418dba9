import { isApiError } from '@arbora/api';
import type { AccountSecurity } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Alert, Dialog } from '@arbora/ui';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useState, type ReactElement } from 'react';
import { ReauthenticationForm } from './reauthentication-form';
import { PasskeyNameForm } from './passkey-name-form';
import { RecoveryCodeList } from './recovery-code-list';
import { addPasskey, beginPasskey } from './security.queries';

type Step =
  | { name: 'password' }
  | { name: 'naming'; options: PublicKeyCredentialCreationOptionsJSON; device: string | undefined }
  | { name: 'codes'; codes: string[] };

const FIRST: Step = { name: 'password' };

/** Adds a passkey of this browser: password, name, the browser's own dialog, and recovery codes with the first factor. */
export function AddPasskey(props: { open: boolean; security: AccountSecurity; onClose: () => void }): ReactElement {
  const { open, security, onClose } = props;
  const { t } = useText('account.security');
  const [step, setStep] = useState<Step>(FIRST);
  const [failure, setFailure] = useState<'exists' | 'cancelled' | null>(null);
  const begin = useMutation(beginPasskey);
  const add = useMutation(addPasskey);

  function close(): void {
    setStep(FIRST);
    setFailure(null);
    onClose();
  }
  async function create(options: PublicKeyCredentialCreationOptionsJSON, name: string): Promise<void> {
    setFailure(null);
    try {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const passkey = await startRegistration({ optionsJSON: options });
      const { recovery_codes: codes } = await add.mutateAsync({ passkey, name });
      snackbar('success', t('passkeys.added'));
      if (codes === null) close();
      else setStep({ name: 'codes', codes });
    } catch (error) {
      if (isApiError(error)) throw error;
      // The result of the browser's dialog.
      setFailure((error as Error).name === 'InvalidStateError' ? 'exists' : 'cancelled');
    }
  }
  return (
    <Dialog open={open} title={t(step.name === 'codes' ? 'recovery' : 'passkeys.add')} onClose={close} keepOnBackdrop>
      {step.name === 'password' && (
        <ReauthenticationForm
          label={t('passkeys.add')}
          submitLabel={t('next')}
          security={security}
          onSubmit={async (values) => {
            const [options, { deviceOf }] = await Promise.all([
              begin.mutateAsync(values),
              import('../sessions/device'),
            ]);
            setStep({ name: 'naming', options, device: deviceOf(navigator.userAgent) });
          }}
        />
      )}
      {step.name === 'naming' && (
        <>
          {failure && <Alert tone="warning">{t(`passkeys.${failure}`)}</Alert>}
          <PasskeyNameForm
            name={step.device ?? t('passkeys.newName')}
            label={t('passkeys.add')}
            submitLabel={t('passkeys.create')}
            onSubmit={(name) => create(step.options, name)}
          />
        </>
      )}
      {step.name === 'codes' && <RecoveryCodeList codes={step.codes} onDone={close} />}
    </Dialog>
  );
}
