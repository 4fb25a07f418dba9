import { useSession } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Alert } from '@arbora/ui';
import { TextField, useFormContext, useWatch } from '@arbora/ui/form';
import { useState, type ReactElement } from 'react';
import { nicknameTakenQuery } from './nickname-taken.query';

/** The nickname shown with comments; says before saving if another person has it. */
export function NicknameField({ hint, optional }: { hint: string; optional?: boolean }): ReactElement {
  const { t } = useText('account');
  const { t: ui } = useText('ui');
  const { user } = useSession();
  const { getFieldState, formState } = useFormContext<{ nickname: string }>();
  const nickname = useWatch<{ nickname: string }, 'nickname'>({ name: 'nickname' });
  const [blurred, setBlurred] = useState('');
  const { data: isTaken } = useQuery(nicknameTakenQuery(blurred, user?.id ?? null));
  const { invalid: isInvalid } = getFieldState('nickname', formState);
  return (
    <>
      <TextField
        name="nickname"
        label={t('field.nickname')}
        hint={hint}
        optional={optional}
        autoComplete="nickname"
        maxLength={60}
        onBlur={(event) => setBlurred(event.target.value)}
      />
      {isTaken && nickname === blurred && !isInvalid && (
        <Alert tone="warning" live>
          {ui('error.profile.nickname_taken')}
        </Alert>
      )}
    </>
  );
}
