import { useText } from '@arbora/i18n';
import { calendarIcon, editIcon, ticketIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { ReasonsPanel } from '../panel/reasons-panel';

/** Benefits of an account, next to the forms that lead to one. */
export function Welcome(): ReactElement {
  const { t } = useText('account');
  return (
    <ReasonsPanel
      title={t('welcome.title')}
      reasons={[
        { icon: calendarIcon, text: t('welcome.reservations') },
        { icon: ticketIcon, text: t('welcome.tickets') },
        { icon: editIcon, text: t('welcome.details') },
      ]}
    />
  );
}
