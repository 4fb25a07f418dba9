import type { AccountSecurity } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Badge, Button, Card, Dialog } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import { ConfirmAuthenticator } from './confirm-authenticator';
import type { Reauthentication } from './reauthentication';
import { ReauthenticationForm } from './reauthentication-form';
import { RecoveryCodeList } from './recovery-code-list';
import { beginOneTimeCode, removeOneTimeCode, type AuthenticatorSetup } from './security.queries';

type Step =
  | { name: 'closed' | 'password' | 'removal' }
  | { name: 'setup'; setup: AuthenticatorSetup }
  | { name: 'codes'; codes: string[] };

const CLOSED: Step = { name: 'closed' };

/** One-time codes of an app: status, set-up and removal. */
export function OneTimeCodes({ security }: { security: AccountSecurity }): ReactElement {
  const { t } = useText('account.security');
  const [step, setStep] = useState<Step>(CLOSED);
  const begin = useMutation(beginOneTimeCode);
  const remove = useMutation(removeOneTimeCode);
  const { has_one_time_code: isOn, is_one_time_code_offered: isOffered } = security;
  const close = (): void => setStep(CLOSED);

  function confirmed(codes: string[] | null): void {
    snackbar('success', t('turnedOn'));
    setStep(codes === null ? CLOSED : { name: 'codes', codes });
  }
  async function turnOff(values: Reauthentication): Promise<void> {
    await remove.mutateAsync(values);
    snackbar('success', t('turnedOff'));
    close();
  }
  return (
    <Card
      title={t('codes')}
      headingLevel={2}
      eyebrow={<Badge tone={isOn ? 'success' : 'neutral'}>{t(isOn ? 'on' : 'off')}</Badge>}
      footer={
        isOffered && (
          <Button variant="secondary" size="small" onClick={() => setStep({ name: isOn ? 'removal' : 'password' })}>
            {t(isOn ? 'turnOff' : 'turnOn')}
          </Button>
        )
      }
    >
      {t(isOffered ? 'codesText' : 'notOffered')}
      <Dialog
        open={step.name !== 'closed'}
        title={t(step.name === 'removal' ? 'turnOff' : step.name === 'codes' ? 'recovery' : 'turnOn')}
        onClose={close}
        keepOnBackdrop
      >
        {step.name === 'password' && (
          <ReauthenticationForm
            label={t('turnOn')}
            submitLabel={t('next')}
            security={security}
            onSubmit={async (values) => setStep({ name: 'setup', setup: await begin.mutateAsync(values) })}
          />
        )}
        {step.name === 'setup' && <ConfirmAuthenticator setup={step.setup} onConfirmed={confirmed} />}
        {step.name === 'codes' && <RecoveryCodeList codes={step.codes} onDone={close} />}
        {step.name === 'removal' && (
          <ReauthenticationForm
            label={t('turnOff')}
            submitLabel={t('turnOff')}
            isDanger
            security={security}
            onSubmit={turnOff}
          >
            <p>{t('turnOffText')}</p>
          </ReauthenticationForm>
        )}
      </Dialog>
    </Card>
  );
}
