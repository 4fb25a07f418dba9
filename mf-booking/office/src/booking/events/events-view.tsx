import { useText } from '@arbora/i18n';
import { ManagerPage, RecordDrawer, ViewTabs } from '@arbora/office';
import { useNavigate, useSearchParams } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Button, ButtonLink } from '@arbora/ui';
import { plusIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { BookingList } from '../booking-list';
import { bookingViewState, eventHref } from '../booking-view-state';
import { useFormParam } from '../use-form-param';
import { eventsIn, pastEvents, upcomingEvents } from './events.section';

/** All events: upcoming ones, or past ones on request. */
export function EventsView(): ReactElement {
  const { t } = useText('manager.booking');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const form = useFormParam();
  const section = eventsIn(params);
  const actions = (
    <>
      <ButtonLink variant="secondary" to={routes.managerPayments.href()}>
        {t('booking.payments')}
      </ButtonLink>
      <Button icon={plusIcon} onClick={() => form.open('event')}>
        {t('event.new')}
      </Button>
    </>
  );

  function closeForm(created: string | null): void {
    if (created !== null) void navigate(eventHref(created), { replace: true });
    else form.close();
  }
  return (
    <ManagerPage title={t('booking.title')} lead={t('booking.lead')} actions={actions}>
      <ViewTabs
        label={t('events.when')}
        tabs={[
          {
            key: 'upcoming',
            to: routes.managerBooking.href(),
            label: t('events.future'),
            isShown: section === upcomingEvents,
          },
          {
            key: 'past',
            to: routes.managerBooking.href({ when: 'past' }),
            label: t('events.past'),
            isShown: section === pastEvents,
          },
        ]}
      />
      <BookingList section={section} whole={routes.managerBooking.href({ when: params.get('when') })} />
      {bookingViewState(params).form?.kind === 'event' && (
        <RecordDrawer section={upcomingEvents} id="new" onClosed={closeForm} />
      )}
    </ManagerPage>
  );
}
