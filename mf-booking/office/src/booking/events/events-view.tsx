import type { BookingEvent } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { useNavigate, useSearchParams } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Button, ButtonLink, FilterChips, SearchField, usePageParam } from '@arbora/ui';
import { plusIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { ManagerPage, ListToolbar, ManagerList } from '@arbora/office';
import { bookingViewState, eventHref } from '../booking-view-state';
import { useFormParam } from '../use-form-param';
import { EventForm } from './event-form';
import { eventChoiceOf, managedEventsQuery } from './events.queries';
import { useEventColumns } from './use-event-columns';

/** All events: upcoming ones, or past ones on request. */
export function EventsView(): ReactElement {
  const { t } = useText('manager.booking');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const form = useFormParam();
  const choice = eventChoiceOf(params);
  const events = useQuery(managedEventsQuery(choice, usePageParam()));
  const columns = useEventColumns();
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

  function closeForm(saved: BookingEvent | null): void {
    if (saved) void navigate(eventHref(saved.id), { replace: true });
    else form.close();
  }
  return (
    <ManagerPage title={t('booking.title')} lead={t('booking.lead')} actions={actions}>
      <ListToolbar search={<SearchField name="q" label={t('events.search')} pending={events.isFetching} />}>
        <FilterChips
          name="when"
          label={t('events.when')}
          allLabel={t('events.future')}
          options={[{ value: 'past', label: t('events.past') }]}
        />
      </ListToolbar>
      <ManagerList
        query={events}
        columns={columns}
        keyOf={({ id }) => id}
        label={t('booking.title')}
        withoutFilters={
          choice.text === '' ? null : routes.managerBooking.href({ when: choice.time === 'past' ? 'past' : null })
        }
        nothingYet={
          choice.time === 'future'
            ? { title: t('events.noneFuture'), text: t('events.noneFutureText') }
            : { title: t('events.nonePast') }
        }
      />
      {bookingViewState(params).form?.kind === 'event' && <EventForm event={null} onClosed={closeForm} />}
    </ManagerPage>
  );
}
