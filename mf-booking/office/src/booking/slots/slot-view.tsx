import { textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { usePageTitle } from '@arbora/remote';
import { useNavigate, useSearchParams } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Button } from '@arbora/ui';
import { editIcon } from '@arbora/ui/icons';
import { useMemo, type ReactElement } from 'react';
import { ManagerPage, Occupancy } from '@arbora/office';
import { AttendeeList } from '../attendees/attendee-list';
import { BookingMissing } from '../booking-missing';
import { DeleteButton } from '../delete-button';
import { BookingList } from '../booking-list';
import { bookingViewState, eventHref, slotHref, waitingHref } from '../booking-view-state';
import { managedEventQuery } from '../events/events.queries';
import { LetterList } from '../letters/letter-list';
import { WriteButton, WriteLetter } from '../letters/write-letter';
import { EmptyReservation } from '../reservations/empty-reservation';
import { reservationsOf } from '../reservations/reservations.section';
import css from '../reservations/reservations.module.css';
import { useFormParam } from '../use-form-param';
import { waitingOf } from '../waiting/waiting.section';
import { SlotDrawer } from './slot-drawer';
import { SlotTabs } from './slot-tabs';
import { deleteSlot } from './slot.mutations';
import { managedSlotsQuery } from './slots.queries';

/** One slot: its reservations, or its waiting list. */
export function SlotView({ eventId, slotId }: { eventId: string; slotId: string }): ReactElement {
  const { t, locale, formats } = useText('manager.booking');
  const [params] = useSearchParams();
  const state = bookingViewState(params);
  const event = useQuery(managedEventQuery(eventId)).data;
  const slots = useQuery(managedSlotsQuery(eventId));
  const form = useFormParam();
  const navigate = useNavigate();
  const reservations = useMemo(() => reservationsOf(slotId), [slotId]);
  const waiting = useMemo(() => waitingOf(slotId), [slotId]);

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
      <WriteButton />
      <EmptyReservation slotId={slotId} />
      <Button variant="secondary" icon={editIcon} onClick={() => form.open(slotId)}>
        {t('slot.edit')}
      </Button>
      <DeleteButton
        of="slot"
        id={slotId}
        name={slotName}
        change={deleteSlot}
        onDeleted={() => void navigate(eventHref(eventId), { replace: true })}
      />
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
      <SlotTabs eventId={eventId} slotId={slotId} shown={state.list} waiting={slot?.waiting ?? 0} />
      {state.list === 'waiting' && <BookingList section={waiting} whole={waitingHref(eventId, slotId)} />}
      {state.list === 'attendees' && slot && <AttendeeList name={`${eventName} ${slotName}`} slots={[slot]} />}
      {state.list === 'letters' && <LetterList scope={{ event_id: eventId, event_slot_id: slotId }} />}
      {state.list === 'reservations' && <BookingList section={reservations} whole={slotHref(eventId, slotId)} />}
      {event && state.form?.kind === 'letter' && (
        <WriteLetter event={event} slotId={slotId} toWaiting={state.list === 'waiting'} />
      )}
      {event && slot && state.form?.kind === 'slot' && <SlotDrawer event={event} slot={slot} onClosed={form.close} />}
    </ManagerPage>
  );
}
