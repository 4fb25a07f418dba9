import { textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { usePageTitle } from '@arbora/remote';
import { useSearchParams } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Button, FilterChips, SearchField, usePageParam } from '@arbora/ui';
import { editIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { ManagerPage } from '../../frame/manager-page';
import { ListToolbar } from '../../list/list-toolbar';
import { ManagerList } from '../../list/manager-list';
import { BookingMissing } from '../booking-missing';
import { bookingPlace, eventHref, reservationFilter, slotHref } from '../booking-place';
import { managedEventQuery } from '../events/events.queries';
import { Occupancy } from '../../occupancy/occupancy';
import { SlotForm } from '../slots/slot-form';
import { managedSlotsQuery } from '../slots/slots.queries';
import { useFormParam } from '../use-form-param';
import { AttendeeExport } from './attendee-export';
import { EmptyReservation } from './empty-reservation';
import { reservationListQuery } from './reservations.queries';
import css from './reservations.module.css';
import { TicketRows } from './ticket-rows';
import { useReservationColumns } from './use-reservation-columns';

/** The reservations of one slot. */
export function ReservationsView({ eventId, slotId }: { eventId: string; slotId: string }): ReactElement {
  const { t, locale, formats } = useText('manager.booking');
  const [params] = useSearchParams();
  const filter = reservationFilter(params);
  const event = useQuery(managedEventQuery(eventId)).data;
  const slots = useQuery(managedSlotsQuery(eventId));
  const reservations = useQuery(reservationListQuery({ slot: slotId, page: usePageParam(), ...filter }));
  const form = useFormParam();
  const columns = useReservationColumns();

  const slot = slots.data?.find(({ id }) => id === slotId);
  const eventName = event ? textIn(event, 'title', locale) : t('event.one');
  const slotName = slot ? textIn(slot, 'name', locale) : t('slot.one');
  usePageTitle(slot && event && `${slotName} · ${eventName}`);

  const breadcrumb = [
    { label: t('booking.title'), to: routes.managerBooking.href() },
    { label: eventName, to: eventHref(eventId) },
  ];
  const lead = slot && (
    <div className={css.summary}>
      <span>{formats.dateTime(slot.date_start)}</span>
      <Occupancy used={slot.used} total={slot.capacity_total} standsAlone />
    </div>
  );
  const actions = slot && (
    <>
      <AttendeeExport slotId={slotId} name={`${eventName} ${slotName}`} />
      <EmptyReservation slotId={slotId} />
      <Button variant="secondary" icon={editIcon} onClick={() => form.open(slotId)}>
        {t('slot.edit')}
      </Button>
    </>
  );
  if (event === null || (slots.data && !slot)) {
    return (
      <ManagerPage title={slotName} breadcrumb={breadcrumb}>
        <BookingMissing />
      </ManagerPage>
    );
  }
  return (
    <ManagerPage title={slotName} lead={lead} breadcrumb={breadcrumb} actions={actions}>
      <ListToolbar search={<SearchField name="q" label={t('reservations.search')} />}>
        <FilterChips
          name="paid"
          label={t('reservations.payment')}
          allLabel={t('reservations.all')}
          options={[
            { value: 'unpaid', label: t('reservations.unpaid') },
            { value: 'paid', label: t('reservations.paid') },
          ]}
        />
      </ListToolbar>
      <ManagerList
        query={reservations}
        columns={columns}
        keyOf={({ id }) => id}
        label={t('reservations.title')}
        details={{
          label: t('ticket.list'),
          of: (row) => (row.tickets.length > 0 ? <TicketRows row={row} /> : null),
        }}
        nothingYet={{ title: t('reservations.none') }}
        withoutFilters={filter.q || filter.paid ? slotHref(eventId, slotId) : null}
      />
      {event && slot && bookingPlace(params).form?.of === 'slot' && (
        <SlotForm event={event} slot={slot} onClosed={form.close} />
      )}
    </ManagerPage>
  );
}
