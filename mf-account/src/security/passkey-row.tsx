import type { AccountSecurity, Passkey } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Button, DateTime, Dialog } from '@arbora/ui';
import { useState, type ReactElement } from 'react';
import type { Reauthentication } from './reauthentication';
import { ReauthenticationForm } from './reauthentication-form';
import { PasskeyNameForm } from './passkey-name-form';
import { removePasskey, renamePasskey } from './security.queries';
import css from './security.module.css';

/** A passkey with its name, kind, age and last use. */
export function PasskeyRow({ passkey, security }: { passkey: Passkey; security: AccountSecurity }): ReactElement {
  const { t } = useText('account.security');
  const [step, setStep] = useState<'closed' | 'rename' | 'remove'>('closed');
  const rename = useMutation(renamePasskey);
  const remove = useMutation(removePasskey);
  const { id, name, is_synced: isSynced, created_at: createdAt, last_used_at: lastUsedAt } = passkey;
  const close = (): void => setStep('closed');

  async function save(newName: string): Promise<void> {
    await rename.mutateAsync({ id, name: newName });
    snackbar('success', t('passkeys.renamed'));
    close();
  }
  async function end(values: Reauthentication): Promise<void> {
    await remove.mutateAsync({ id, ...values });
    snackbar('success', t('passkeys.removed'));
  }
  return (
    <li className={css.passkey}>
      <div>
        <p className={css.name}>{name}</p>
        <p className={css.use}>
          {t('passkeys.made')} <DateTime value={createdAt} format="date" />,{' '}
          {lastUsedAt ? (
            <>
              {t('passkeys.used')} <DateTime value={lastUsedAt} format="dateTime" />
            </>
          ) : (
            t('passkeys.unused')
          )}
          <br />
          {t(isSynced ? 'passkeys.synced' : 'passkeys.bound')}
        </p>
      </div>
      <div className={css.actions}>
        <Button
          variant="quiet"
          size="small"
          aria-label={t('passkeys.renameOf', { name })}
          onClick={() => setStep('rename')}
        >
          {t('passkeys.rename')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={t('passkeys.removeOf', { name })}
          onClick={() => setStep('remove')}
        >
          {t('passkeys.remove')}
        </Button>
      </div>
      <Dialog
        open={step !== 'closed'}
        title={t(step === 'remove' ? 'passkeys.removeOf' : 'passkeys.renameOf', { name })}
        onClose={close}
      >
        {step === 'rename' && (
          <PasskeyNameForm name={name} label={t('passkeys.rename')} submitLabel={t('passkeys.save')} onSubmit={save} />
        )}
        {step === 'remove' && (
          <ReauthenticationForm
            label={t('passkeys.remove')}
            submitLabel={t('passkeys.remove')}
            isDanger
            security={security}
            onSubmit={end}
          >
            <p>{t('passkeys.removeText', { name })}</p>
          </ReauthenticationForm>
        )}
      </Dialog>
    </li>
  );
}
