import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { ButtonLink, EmptyState } from '@arbora/ui';
import type { ReactElement } from 'react';

/** Empty state: the event or slot of the URL does not exist. */
export function BookingMissing(): ReactElement {
  const { t } = useText('manager.booking');
  return (
    <EmptyState
      title={t('booking.missing')}
      action={
        <ButtonLink variant="secondary" to={routes.managerBooking.href()}>
          {t('booking.toEvents')}
        </ButtonLink>
      }
    />
  );
}
