import { useText } from '@arbora/i18n';
import { Alert, Button, saveFile, Stack } from '@arbora/ui';
import { downloadIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import css from './security.module.css';

/** Recovery codes, shown this once. */
export function RecoveryCodeList({ codes, onDone }: { codes: string[]; onDone: () => void }): ReactElement {
  const { t } = useText('account');
  const save = (): void => saveFile('arbora-recovery-codes.txt', new Blob([codes.join('\n')], { type: 'text/plain' }));
  return (
    <Stack align="stretch">
      <p>{t('security.recoveryText')}</p>
      <Alert tone="warning">{t('security.once')}</Alert>
      <ul className={css.codes} aria-label={t('security.recovery')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button variant="secondary" icon={downloadIcon} onClick={save}>
          {t('security.save')}
        </Button>
        <Button onClick={onDone}>{t('security.done')}</Button>
      </div>
    </Stack>
  );
}
