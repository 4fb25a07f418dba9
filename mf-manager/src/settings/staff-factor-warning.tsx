import type { SettingField } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { Alert, TextLink } from '@arbora/ui';
import { useWatch } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import { hasSecondFactorQuery } from './has-second-factor.query';

/** Warns an admin without a second factor that requiring one of staff takes effect on this account too. */
export function StaffFactorWarning({ field, name }: { field: SettingField; name: string }): ReactElement | null {
  const { t } = useText('manager.settings');
  const { data: hasFactor } = useQuery(hasSecondFactorQuery());
  const input = useWatch({ name }) as string;
  const isRequired = input === '' ? field.fallback === true : input === 'true';
  return isRequired && hasFactor === false ? (
    <Alert
      tone="warning"
      title={t('staffFactor.title')}
      actions={<TextLink to={routes.accountSecurity.href()}>{t('staffFactor.setUp')}</TextLink>}
    >
      {t('staffFactor.text')}
    </Alert>
  ) : null;
}
