import { pragueDay } from './prague-day';

/** What is checked at a door; null: not chosen. A door of one slot names the slot's event too. */
export interface Door {
  eventId: string | null;
  slotId: string | null;
}

/** What a ticket admits to. `startsAt`: the start of its slot, ISO 8601 with zone. */
export interface Admission {
  eventId: string;
  slotId: string;
  startsAt: string;
}

/** Why a valid ticket does not admit at a door. */
export const DOOR_FAULTS = ['other_event', 'other_day', 'other_slot'] as const;
export type DoorFault = (typeof DOOR_FAULTS)[number];

export function isDoorFault(reason: string): reason is DoorFault {
  return (DOOR_FAULTS as readonly string[]).includes(reason);
}

/**
 * Why a ticket does not admit here and now; null when it does. Whatever the door, a ticket admits only on the Prague day
 * of its slot (decision 50). Browser and server both ask this function: the browser to show it, the server to refuse.
 */
export function doorFault(ticket: Admission, door: Door, now: Date | number): DoorFault | null {
  if (door.eventId !== null && door.eventId !== ticket.eventId) return 'other_event';
  if (pragueDay(ticket.startsAt) !== pragueDay(now)) return 'other_day';
  if (door.slotId !== null && door.slotId !== ticket.slotId) return 'other_slot';
  return null;
}

/** Longest note on why a ticket was admitted in spite of a fault. */
export const ADMISSION_NOTE_MAX = 200;

/** Longest name that a device gives its door. */
export const DOOR_PLACE_MAX = 40;
