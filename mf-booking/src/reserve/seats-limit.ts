import { ATTENDEES_MAX, type SlotForCustomer } from '@arbora/domain';

/** Current maximum of places per reservation of the slot, and its reason; mirrors the server's rule. */
export function seatsLimit(slot: Pick<SlotForCustomer, 'togo' | 'capacity_per_user'>): {
  max: number;
  reason: 'togo' | 'per_user';
} {
  const perUser = Math.min(slot.capacity_per_user ?? ATTENDEES_MAX, ATTENDEES_MAX);
  return slot.togo < perUser ? { max: slot.togo, reason: 'togo' } : { max: perUser, reason: 'per_user' };
}
