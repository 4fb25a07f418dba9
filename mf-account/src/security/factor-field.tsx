import { useText } from '@arbora/i18n';
import { TextField } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import type { FactorChoice } from './reauthentication';

/** Asks for a code of the second factor; left empty, a passkey confirms the change if the person has one. */
export function FactorField({ choice: { hasApp, hasPasskey } }: { choice: FactorChoice }): ReactElement {
  const { t } = useText('account');
  const hint = t(hasApp ? 'login.codeHint' : 'login.recoveryHint');
  return (
    <TextField
      name="code"
      label={t(hasApp ? 'login.code' : 'login.recovery')}
      hint={hasPasskey ? `${hint} ${t('password.passkeyHint')}` : hint}
      optional={hasPasskey}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
    />
  );
}
