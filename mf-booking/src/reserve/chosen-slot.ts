import type { SlotForCustomer } from '@arbora/domain';
import { hasBegun } from '../events/has-begun';

/** Whether the person may still reserve in the slot; a mirror of the server's rule. */
export function isReservable(slot: SlotForCustomer): boolean {
  return slot.is_available && !slot.has_reservation && !hasBegun(slot.date_start);
}

/**
 * The slot that the address asks for, or the only one that can be had; null while none is chosen. One that has filled
 * up meanwhile stays chosen, so that what was typed for it stays on screen.
 */
export function chosenSlot(slots: readonly SlotForCustomer[], wanted: string | null): SlotForCustomer | null {
  const asked = slots.find(({ id }) => id === wanted);
  if (asked) return asked;
  const open = slots.filter(isReservable);
  return open.length === 1 ? (open[0] ?? null) : null;
}
