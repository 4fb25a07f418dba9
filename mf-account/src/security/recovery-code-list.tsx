import { useText } from '@arbora/i18n';
import { Alert, Button, saveFile, Stack } from '@arbora/ui';
import { downloadIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import css from './security.module.css';

/** Recovery codes, shown only once. */
export function RecoveryCodeList({ codes, onDone }: { codes: string[]; onDone: () => void }): ReactElement {
  const { t } = useText('account.security');
  const save = (): void => saveFile('arbora-recovery-codes.txt', new Blob([codes.join('\n')], { type: 'text/plain' }));
  return (
    <Stack align="stretch">
      <p>{t('recoveryText')}</p>
      <Alert tone="warning">{t('once')}</Alert>
      <ul className={css.codes} aria-label={t('recovery')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button variant="secondary" icon={downloadIcon} onClick={save}>
          {t('save')}
        </Button>
        <Button onClick={onDone}>{t('done')}</Button>
      </div>
    </Stack>
  );
}
