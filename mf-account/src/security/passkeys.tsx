import type { AccountSecurity } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Badge, Button, Card } from '@arbora/ui';
import { plusIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import { supportsPasskeys } from '../login/supports-passkeys';
import { AddPasskey } from './add-passkey';
import { PasskeyRow } from './passkey-row';
import css from './security.module.css';

/** The person's passkeys, with renaming, removal, and adding a new one. */
export function Passkeys({ security }: { security: AccountSecurity }): ReactElement {
  const { t } = useText('account.security');
  const [isAdding, setAdding] = useState(false);
  const { passkeys, is_passkey_offered: isOffered } = security;
  const isOn = passkeys.length > 0;
  const text = isOffered ? (supportsPasskeys() ? 'passkeys.text' : 'passkeys.unsupported') : 'passkeys.notOffered';
  return (
    <Card
      title={t('passkeys.title')}
      headingLevel={2}
      eyebrow={<Badge tone={isOn ? 'success' : 'neutral'}>{t(isOn ? 'on' : 'off')}</Badge>}
      footer={
        text === 'passkeys.text' && (
          <Button variant="secondary" size="small" icon={plusIcon} onClick={() => setAdding(true)}>
            {t('passkeys.add')}
          </Button>
        )
      }
    >
      {t(text)}
      {isOn && (
        <ul className={css.passkeys} aria-label={t('passkeys.title')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} security={security} />
          ))}
        </ul>
      )}
      <AddPasskey open={isAdding} security={security} onClose={() => setAdding(false)} />
    </Card>
  );
}
