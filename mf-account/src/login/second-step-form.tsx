import { isApiError } from '@arbora/api';
import { loginBy } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { Button, Stack } from '@arbora/ui';
import { Form, FormError, SubmitButton, TextField, useAppForm } from '@arbora/ui/form';
import { useEffect, type ReactElement } from 'react';
import * as v from 'valibot';
import { PasskeyLogin } from './passkey-login';
import type { SecondStep } from './second-step';

const schema = v.object({ code: v.pipe(v.string('required'), v.trim(), v.nonEmpty('required')) });

/**
 * The second step of a login: a passkey, a code of the person's app, or a recovery code. `onOver` restarts the login.
 */
export function SecondStepForm(props: { step: SecondStep; onOver: (error?: unknown) => void }): ReactElement {
  const { step, onOver } = props;
  const { t } = useText('account');
  const { methods } = step;
  const hasApp = methods.includes('code');
  const hasPasskey = methods.includes('passkey');
  const form = useAppForm(schema, { code: '' });
  const { setFocus } = form;
  useEffect(() => {
    if (!hasPasskey) setFocus('code');
  }, [setFocus, hasPasskey]);

  async function send({ code }: { code: string }): Promise<void> {
    try {
      await loginBy('login/second_factor', { challenge: step.challenge, code });
    } catch (error) {
      if (isApiError(error, 'auth.challenge_expired')) return onOver(error);
      form.setFocus('code', { shouldSelect: true });
      throw error;
    }
  }
  return (
    <Stack align="stretch">
      {hasPasskey && <PasskeyLogin />}
      <Form form={form} onSubmit={send} label={t('login.secondTitle')}>
        <TextField
          name="code"
          label={t(hasApp ? 'login.code' : 'login.recovery')}
          hint={t(hasApp ? 'login.codeHint' : 'login.recoveryHint')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <FormError />
        <SubmitButton size="large" block variant={hasPasskey ? 'secondary' : undefined}>
          {t('login.submit')}
        </SubmitButton>
        <Button variant="quiet" onClick={() => onOver()}>
          {t('login.again')}
        </Button>
      </Form>
    </Stack>
  );
}
