import { textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { usePageTitle } from '@arbora/remote';
import { useNavigate, useSearchParams } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Button } from '@arbora/ui';
import { editIcon, plusIcon } from '@arbora/ui/icons';
import { useMemo, type ReactElement } from 'react';
import { ManagerPage, RecordDrawer } from '@arbora/office';
import { BookingList } from '../booking-list';
import { bookingViewState, eventHref } from '../booking-view-state';
import { AttendeeList } from '../attendees/attendee-list';
import { BookingMissing } from '../booking-missing';
import { DeleteButton } from '../delete-button';
import { LetterList } from '../letters/letter-list';
import { WriteButton, WriteLetter } from '../letters/write-letter';
import { SlotDrawer } from '../slots/slot-drawer';
import { managedSlotsQuery } from '../slots/slots.queries';
import { slotsOf } from '../slots/slots.section';
import { useFormParam } from '../use-form-param';
import { DuplicateForm } from './duplicate-form';
import { EventFacts } from './event-facts';
import { EventTabs } from './event-tabs';
import { deleteEvent } from './event.mutations';
import { managedEventQuery } from './events.queries';
import { upcomingEvents } from './events.section';

/** One event with its slots. */
export function EventView({ id }: { id: string }): ReactElement {
  const { t, locale } = useText('manager.booking');
  const [params] = useSearchParams();
  const event = useQuery(managedEventQuery(id));
  const slots = useQuery(managedSlotsQuery(id));
  const form = useFormParam();
  const navigate = useNavigate();
  const slotList = useMemo(() => slotsOf(id), [id]);
  const { data } = event;
  const title = data ? textIn(data, 'title', locale) : t('event.one');
  usePageTitle(data && title);

  const { form: open, list } = bookingViewState(params);
  const editedSlot = open?.kind === 'slot' ? slots.data?.find((slot) => slot.id === open.id) : undefined;
  const actions = data && (
    <>
      <Button variant="secondary" icon={editIcon} onClick={() => form.open('event')}>
        {t('event.edit')}
      </Button>
      <Button variant="secondary" onClick={() => form.open('duplicate')}>
        {t('event.duplicate')}
      </Button>
      <WriteButton />
      <DeleteButton
        of="event"
        id={id}
        name={title}
        change={deleteEvent}
        onDeleted={() => void navigate(routes.managerBooking.href(), { replace: true })}
      />
      <Button icon={plusIcon} onClick={() => form.open('slot')}>
        {t('slot.new')}
      </Button>
    </>
  );
  return (
    <ManagerPage
      title={title}
      lead={data && <EventFacts event={data} />}
      breadcrumb={[{ label: t('booking.title'), to: routes.managerBooking.href() }]}
      actions={actions}
    >
      {data === null ? (
        <BookingMissing />
      ) : (
        <>
          <EventTabs id={id} shown={list} />
          {list === 'letters' && <LetterList scope={{ event_id: id, event_slot_id: null }} />}
          {list === 'attendees' && slots.data && <AttendeeList name={title} slots={slots.data} />}
          {list !== 'letters' && list !== 'attendees' && <BookingList section={slotList} whole={eventHref(id)} />}
        </>
      )}
      {data && open?.kind === 'letter' && <WriteLetter event={data} slotId={null} />}
      {data && open?.kind === 'event' && <RecordDrawer section={upcomingEvents} id={id} onClosed={form.close} />}
      {data && open?.kind === 'duplicate' && (
        <DuplicateForm
          event={data}
          onClosed={(copy) => (copy === null ? form.close() : void navigate(eventHref(copy), { replace: true }))}
        />
      )}
      {data && open?.kind === 'slot' && (open.id === null || editedSlot) && (
        <SlotDrawer event={data} slot={editedSlot ?? null} onClosed={form.close} />
      )}
    </ManagerPage>
  );
}
