import type { AccountSecurity } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Badge, Button, Card, Dialog } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import { ConfirmApp } from './confirm-app';
import { OwnPasswordForm } from './own-password-form';
import { RecoveryCodeList } from './recovery-code-list';
import { beginOneTimeCode, removeOneTimeCode, type NewApp } from './security.queries';

type Step =
  { name: 'closed' | 'password' | 'removal' } | { name: 'app'; app: NewApp } | { name: 'codes'; codes: string[] };

const CLOSED: Step = { name: 'closed' };

/** One-time codes of an app: whether they are on, their set-up and their end. */
export function OneTimeCodes({ security }: { security: AccountSecurity }): ReactElement {
  const { t } = useText('account');
  const [step, setStep] = useState<Step>(CLOSED);
  const begin = useMutation(beginOneTimeCode);
  const remove = useMutation(removeOneTimeCode);
  const { has_one_time_code: isOn, is_one_time_code_offered: isOffered } = security;
  const close = (): void => setStep(CLOSED);

  function confirmed(codes: string[] | null): void {
    snackbar('success', t('security.turnedOn'));
    setStep(codes === null ? CLOSED : { name: 'codes', codes });
  }
  async function turnOff(values: { password: string }): Promise<void> {
    await remove.mutateAsync(values);
    snackbar('success', t('security.turnedOff'));
    close();
  }
  return (
    <Card
      title={t('security.codes')}
      headingLevel={2}
      eyebrow={<Badge tone={isOn ? 'success' : 'neutral'}>{t(isOn ? 'security.on' : 'security.off')}</Badge>}
      footer={
        isOffered && (
          <Button variant="secondary" size="small" onClick={() => setStep({ name: isOn ? 'removal' : 'password' })}>
            {t(isOn ? 'security.turnOff' : 'security.turnOn')}
          </Button>
        )
      }
    >
      {t(isOffered ? 'security.codesText' : 'security.notOffered')}
      <Dialog
        open={step.name !== 'closed'}
        title={t(
          step.name === 'removal'
            ? 'security.turnOff'
            : step.name === 'codes'
              ? 'security.recovery'
              : 'security.turnOn',
        )}
        onClose={close}
        keepOnBackdrop
      >
        {step.name === 'password' && (
          <OwnPasswordForm
            label={t('security.turnOn')}
            submitLabel={t('security.next')}
            onSubmit={async (values) => setStep({ name: 'app', app: await begin.mutateAsync(values) })}
          />
        )}
        {step.name === 'app' && <ConfirmApp app={step.app} onConfirmed={confirmed} />}
        {step.name === 'codes' && <RecoveryCodeList codes={step.codes} onDone={close} />}
        {step.name === 'removal' && (
          <OwnPasswordForm
            label={t('security.turnOff')}
            submitLabel={t('security.turnOff')}
            isDanger
            onSubmit={turnOff}
          >
            <p>{t('security.turnOffText')}</p>
          </OwnPasswordForm>
        )}
      </Dialog>
    </Card>
  );
}
