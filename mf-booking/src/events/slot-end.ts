import type { BookingEvent, BookingEventSlot } from '@arbora/domain';

/**
 * The end of a slot, if known: that of its event, unless another slot of the event starts later. Mirrors the server's
 * rule for tickets.
 */
export function slotEnd(
  slot: Pick<BookingEventSlot, 'date_start'>,
  event: Pick<BookingEvent, 'date_end'> & { slots: readonly Pick<BookingEventSlot, 'date_start'>[] },
): string | null {
  const start = Date.parse(slot.date_start);
  if (event.date_end === null || Date.parse(event.date_end) <= start) return null;
  return event.slots.some(({ date_start }) => Date.parse(date_start) > start) ? null : event.date_end;
}
