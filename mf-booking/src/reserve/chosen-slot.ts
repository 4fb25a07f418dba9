import type { SlotForCustomer } from '@arbora/domain';
import { isPast } from '../events/is-past';

/** Whether the person may still reserve in the slot; mirrors the server's rule. */
export function isReservable(slot: SlotForCustomer): boolean {
  return slot.is_available && !slot.has_reservation && !isPast(slot.date_start);
}

/**
 * The slot of the URL, or the only reservable one; null if none is chosen. A slot that has filled up meanwhile stays
 * chosen, so that the typed values stay on screen.
 */
export function chosenSlot(slots: readonly SlotForCustomer[], slotId: string | null): SlotForCustomer | null {
  const fromUrl = slots.find(({ id }) => id === slotId);
  if (fromUrl) return fromUrl;
  const open = slots.filter(isReservable);
  return open.length === 1 ? (open[0] ?? null) : null;
}
