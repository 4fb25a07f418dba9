import { useText } from '@arbora/i18n';
import { Occupancy } from '@arbora/office';
import { useQuery } from '@arbora/query';
import { TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { waitingHref } from '../booking-view-state';
import { managedSlotsQuery } from './slots.queries';

/** Reserved seats of a slot, with a link to its waiting list. */
export function SlotSeats(props: {
  slot: { id: string; event_id: string; capacity_total: number };
}): ReactElement | null {
  const { id, event_id, capacity_total } = props.slot;
  const { t, formats } = useText('manager.booking');
  const slot = useQuery(managedSlotsQuery(event_id)).data?.find((one) => one.id === id);
  if (!slot) return null;
  return (
    <>
      <Occupancy used={slot.used} total={capacity_total} />
      {slot.waiting > 0 && (
        <TextLink look="quiet" to={waitingHref(event_id, id)}>
          {t('slots.waiting', { count: slot.waiting, number: formats.number(slot.waiting) })}
        </TextLink>
      )}
    </>
  );
}
