import { restoreSession, useSession } from '@arbora/auth';
import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { Alert, ButtonLink, Stack } from '@arbora/ui';
import { useEffect, useState, type ReactElement } from 'react';

/**
 * Tells staff that the back office requires a second factor and, once `isSet`, upgrades the session to the staff roles.
 */
export function StaffFactor({ isSet }: { isSet: boolean }): ReactElement | null {
  const { t } = useText('account.security');
  const { user } = useSession();
  const [wasNeeded] = useState(user?.needsSecondFactor === true);
  const isNeeded = user?.needsSecondFactor === true;
  useEffect(() => {
    if (isNeeded && isSet) void restoreSession();
  }, [isNeeded, isSet]);

  if (!wasNeeded) return null;
  if (isNeeded) {
    return (
      <Alert tone="warning" title={t('staff.required')}>
        {t('staff.requiredText')}
      </Alert>
    );
  }
  return (
    <Stack align="stretch">
      <Alert tone="success" live>
        {t('staff.ready')}
      </Alert>
      <ButtonLink to={routes.manager.href()}>{t('staff.toManager')}</ButtonLink>
    </Stack>
  );
}
