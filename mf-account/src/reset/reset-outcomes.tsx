import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { Alert, Button, ButtonLink, Outcome } from '@arbora/ui';
import type { ReactElement } from 'react';
import css from './reset.module.css';

/** The link has expired; another one can be requested. */
export function LinkExpired({ onRequestAgain }: { onRequestAgain: () => void }): ReactElement {
  const { t } = useText('account');
  const { t: ui } = useText('ui');
  return (
    <Outcome>
      <Alert
        tone="error"
        // The specification has this message without a capital letter.
        title={<span className={css.sentence}>{ui('error.auth.reset_expired')}</span>}
        actions={
          <Button size="small" onClick={onRequestAgain}>
            {t('reset.askAgain')}
          </Button>
        }
      >
        {t('reset.expiredHint')}
      </Alert>
    </Outcome>
  );
}

/** The new password is saved; all sessions have ended, so the next step is the login. */
export function PasswordSaved(): ReactElement {
  const { t } = useText('account');
  return (
    <Outcome>
      <Alert
        tone="success"
        title={t('password.saved')}
        actions={
          <ButtonLink size="small" to={routes.login.href()}>
            {t('login.submit')}
          </ButtonLink>
        }
      >
        {t('reset.savedHint')}
      </Alert>
    </Outcome>
  );
}
