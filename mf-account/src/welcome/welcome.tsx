import { useText } from '@arbora/i18n';
import { calendarIcon, editIcon, ticketIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { Points } from '../points/points';

/** Benefits of an account, next to the forms that lead to one. */
export function Welcome(): ReactElement {
  const { t } = useText('account');
  return (
    <Points
      title={t('welcome.title')}
      points={[
        { icon: calendarIcon, text: t('welcome.reservations') },
        { icon: ticketIcon, text: t('welcome.tickets') },
        { icon: editIcon, text: t('welcome.details') },
      ]}
    />
  );
}
