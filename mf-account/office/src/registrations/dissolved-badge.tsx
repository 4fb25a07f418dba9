import { useCompany } from '@arbora/api';
import { useText } from '@arbora/i18n';
import { Badge } from '@arbora/ui';
import type { ReactElement } from 'react';
import type { Registration } from './registration-detail';

/** Reports that the business register knows the registered company as dissolved; nothing while it is not known. */
export function DissolvedBadge({ ico, country }: Pick<Registration, 'ico' | 'country'>): ReactElement | null {
  const { t, formats } = useText('manager.registrations');
  const company = useCompany(ico ?? '', country ?? '');
  const day = company ? company.dissolved_on : null;
  return day === null ? null : (
    <Badge tone="error">{t('registration.dissolved', { date: formats.date(day, 'short') })}</Badge>
  );
}
