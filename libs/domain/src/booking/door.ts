import { pragueDay } from '../time/prague-day';

/** Event and slot that are checked in; null: not selected. A slot implies its event. */
export interface Door {
  eventId: string | null;
  slotId: string | null;
}

/** Event and slot of a ticket. `startsAt`: the start of the slot, ISO 8601 with zone. */
export interface Admission {
  eventId: string;
  slotId: string;
  startsAt: string;
}

/** Reasons to refuse a valid ticket at check-in. */
export const DOOR_FAULTS = ['other_event', 'other_day', 'other_slot'] as const;
export type DoorFault = (typeof DOOR_FAULTS)[number];

export function isDoorFault(reason: string): reason is DoorFault {
  return (DOOR_FAULTS as readonly string[]).includes(reason);
}

/**
 * Returns why a ticket does not admit here and now; null if it does. A ticket always admits on the Prague day of its
 * slot only (decision 50). Shared by browser (display) and server (enforcement).
 */
export function doorFault(ticket: Admission, door: Door, now: Date | number): DoorFault | null {
  if (door.eventId !== null && door.eventId !== ticket.eventId) return 'other_event';
  if (pragueDay(ticket.startsAt) !== pragueDay(now)) return 'other_day';
  if (door.slotId !== null && door.slotId !== ticket.slotId) return 'other_slot';
  return null;
}

/** Maximum length of the note on an admission despite a fault. */
export const ADMISSION_NOTE_MAX = 200;

/** Maximum length of a device's check-in location. */
export const DOOR_PLACE_MAX = 40;
