import { pragueDay, type BookingEvent, type BookingEventSlot } from '@arbora/domain';
import { DateRange, DateTime } from '@arbora/ui';
import type { ReactElement } from 'react';
import { slotEnd } from './slot-end';

export interface SlotTimeProps {
  slot: Pick<BookingEventSlot, 'date_start'>;
  event: Pick<BookingEvent, 'date_end'>;
  /** All slots of the event. */
  slots: readonly Pick<BookingEventSlot, 'date_start'>[];
  /** Default: the date is shown only if the slot ends on another day. */
  showDay?: boolean;
}

/** Start of a slot and its end, if that is known: `12:00–15:00`, or with the date. */
export function SlotTime({ slot, event, slots, showDay = false }: SlotTimeProps): ReactElement {
  const { date_start } = slot;
  const end = slotEnd(slot, { date_end: event.date_end, slots });
  if (showDay || (end !== null && pragueDay(end) !== pragueDay(date_start))) {
    return <DateRange start={date_start} end={end} />;
  }
  return (
    <>
      <DateTime value={date_start} format="time" />
      {end !== null && (
        <>
          –<DateTime value={end} format="time" />
        </>
      )}
    </>
  );
}
