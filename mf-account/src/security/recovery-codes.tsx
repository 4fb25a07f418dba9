import type { AccountSecurity } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Button, Card, Dialog } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import { ReauthenticationForm } from './reauthentication-form';
import { RecoveryCodeList } from './recovery-code-list';
import { renewRecoveryCodes } from './security.queries';

/** The number of remaining recovery codes, and their replacement by new ones. */
export function RecoveryCodes({ security }: { security: AccountSecurity }): ReactElement {
  const { t } = useText('account.security');
  const { mutateAsync } = useMutation(renewRecoveryCodes);
  const [isOpen, setOpen] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);

  function close(): void {
    setOpen(false);
    setCodes(null);
  }
  return (
    <Card
      title={t('recovery')}
      headingLevel={2}
      footer={
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          {t('renew')}
        </Button>
      }
    >
      {t('recoveryText')} {t('left', { count: security.recovery_codes_left })}
      <Dialog open={isOpen} title={t('recovery')} onClose={close} keepOnBackdrop>
        {codes ? (
          <RecoveryCodeList codes={codes} onDone={close} />
        ) : (
          <ReauthenticationForm
            label={t('renew')}
            submitLabel={t('renew')}
            security={security}
            onSubmit={async (values) => setCodes((await mutateAsync(values)).recovery_codes)}
          >
            <p>{t('renewText')}</p>
          </ReauthenticationForm>
        )}
      </Dialog>
    </Card>
  );
}
