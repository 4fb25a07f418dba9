import { useSession } from '@arbora/auth';
import type { BookingEvent, SlotForCustomer } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useSearchParams } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Alert, ButtonLink, EmptyState, Skeleton, Stack } from '@arbora/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { isPast } from '../events/is-past';
import { SlotTime } from '../events/slot-time';
import { chosenSlot, isReservable } from './chosen-slot';
import { ReservationForm } from './reservation-form';
import { HeldPlaces } from '../waiting/held-places';
import { SlotChoice } from './slot-choice';

/** Most slots have free places. */
const WaitingList = lazy(() => import('../waiting/waiting-list'));

/** URL parameter of the chosen slot. */
const SLOT_PARAM = 'slot';

interface SlotsOfEvent {
  event: Pick<BookingEvent, 'date_end'>;
  /** All slots of the event. */
  slots: readonly SlotForCustomer[];
}

/** Chooses a slot of an event and reserves places in it. */
export function ReserveSlot({ event, slots }: SlotsOfEvent): ReactElement {
  const { t } = useText('booking');
  const [search, setSearch] = useSearchParams();
  const slot = chosenSlot(slots, search.get(SLOT_PARAM));

  const [initiallyReservable] = useState(() => new Set(slots.filter(isReservable).map(({ id }) => id)));

  function choose(id: string): void {
    const next = new URLSearchParams(search);
    next.set(SLOT_PARAM, id);
    setSearch(next, { replace: true });
  }
  if (slots.length === 0) {
    return (
      <EmptyState
        title={t('event.noSlots')}
        action={<ButtonLink to={routes.publicBooking.href()}>{t('event.others')}</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap={7} align="stretch">
      {slots.every(({ date_start }) => isPast(date_start)) && (
        <Alert title={t('event.over')}>{t('event.overHint')}</Alert>
      )}
      <SlotChoice event={event} slots={slots} chosen={slot?.id ?? null} onChoose={choose} />
      <SlotForm
        slot={slot}
        wasReservable={slot !== null && initiallyReservable.has(slot.id)}
        event={event}
        slots={slots}
      />
    </Stack>
  );
}

function SlotForm(props: SlotsOfEvent & { slot: SlotForCustomer | null; wasReservable: boolean }): ReactElement | null {
  const { slot, wasReservable, event, slots } = props;
  const { t } = useText('booking');
  const { user } = useSession();
  if (!slot) return <Alert>{t('slot.chooseHint')}</Alert>;
  if (slot.reservation_id) {
    return (
      <Alert
        tone="success"
        title={t('slot.yoursAlready')}
        actions={
          <ButtonLink size="small" to={routes.reservation.href({ id: slot.reservation_id })}>
            {t('slot.open')}
          </ButtonLink>
        }
      >
        {t('slot.yoursHint')}
      </Alert>
    );
  }
  if (isPast(slot.date_start) || !user) return null;
  return (
    <>
      {slot.is_available ? (
        <HeldPlaces slot={slot} user={user} />
      ) : (
        <Suspense fallback={<Skeleton count={3} />}>
          <WaitingList slot={slot} user={user} />
        </Suspense>
      )}
      {/* A filled-in form stays when its slot fills up. */}
      {(slot.is_available || wasReservable) && (
        <ReservationForm slot={slot} time={<SlotTime slot={slot} event={event} slots={slots} showDay />} user={user} />
      )}
    </>
  );
}
