import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { routes } from '@arbora/routes';
import { Alert, Button, saveFile, Section, Stack, TextLink, useErrorText } from '@arbora/ui';
import { downloadIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { EraseAccount } from './erase-account';
import { exportData } from './personal-data.mutations';
import css from './personal-data.module.css';

/** The person's rights over their data: a copy and the erasure. */
export function PersonalData({ email }: { email: string }): ReactElement {
  const { t } = useText('account');
  const errorText = useErrorText();
  const { mutateAsync, isPending, error, data: copy } = useMutation(exportData);

  async function download(): Promise<void> {
    // Errors are shown by `error`.
    const data = await mutateAsync().catch(() => null);
    if (data === null) return;
    saveFile('arbora-data.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
    snackbar('success', t('data.exported'));
  }
  return (
    <Section placement="inside" title={t('data.title')} lead={t('data.lead')}>
      <Stack gap={4} align="stretch">
        {error && <Alert tone="error">{errorText(error)}</Alert>}
        {/* Setting a password by a mailed link proves the address. */}
        {copy?.account.is_email_proved === false && (
          <Alert tone="info">
            {t('data.unproved', { email })} <TextLink to={routes.passwordReset.href()}>{t('data.prove')}</TextLink>
          </Alert>
        )}
        <div className={css.actions}>
          <Button variant="secondary" icon={downloadIcon} pending={isPending} onClick={() => void download()}>
            {t('data.export')}
          </Button>
          <EraseAccount email={email} />
        </div>
        <p>
          <TextLink to={routes.gdpr.href()}>{t('data.privacy')}</TextLink>
        </p>
      </Stack>
    </Section>
  );
}
