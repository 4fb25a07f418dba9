import { doorFault, type Admission, type Door, type DoorFault } from './door';
import type { DoorList, TicketCheck } from './booking';

/** `unknowable`: the device is offline and its list, which covers one event, does not have the code. */
export type DoorTicketState = TicketCheck['state'] | 'unknowable';

/** State of a ticket at check-in, on the server or on an offline device. */
export interface DoorTicket {
  state: DoorTicketState;
  /** Time of use, or since when the code is void; ISO 8601 with zone. */
  at: string | null;
  /** Null if the ticket or its slot is unknown. */
  admission: Admission | null;
}

/** `ok` admits, `attention` admits after confirmation only, `refused` does not admit. */
export interface DoorVerdict {
  kind: 'ok' | 'attention' | 'refused';
  reason: DoorTicketState | DoorFault;
  at: string | null;
}

/** The check-in rule, shared by server and device. */
export function doorVerdict({ state, at, admission }: DoorTicket, door: Door, now: Date | number): DoorVerdict {
  if (state === 'unknowable') return { kind: 'attention', reason: state, at: null };
  if (state !== 'valid') return { kind: 'refused', reason: state, at };
  if (admission === null) return { kind: 'refused', reason: 'unknown', at: null };
  const fault = doorFault(admission, door, now);
  return fault === null ? { kind: 'ok', reason: 'valid', at: null } : { kind: 'attention', reason: fault, at: null };
}

/** Converts the server's response to staff. */
export function doorTicketOf({ state, event, slot, checked_at, passed_on_at }: TicketCheck): DoorTicket {
  return {
    state,
    at: checked_at ?? passed_on_at,
    admission: event && slot && { eventId: event.id, slotId: slot.id, startsAt: slot.date_start },
  };
}

const UNKNOWABLE: DoorTicket = { state: 'unknowable', at: null, admission: null };

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return Date.parse(other) < Date.parse(one) ? other : one;
}

/** Looks up a code in the offline list; `admitted`: when this device itself has admitted it since. */
export function offlineDoorTicket(list: DoorList | null, id: string, admitted: string | null = null): DoorTicket {
  const ticket = list?.tickets.find((one) => one.id === id);
  const slot = list?.slots.find((one) => one.id === ticket?.slot_id);
  if (list && ticket && slot) {
    const admission = { eventId: list.event.id, slotId: slot.id, startsAt: slot.date_start };
    const usedAt = earlier(ticket.checked_at, admitted);
    if (usedAt !== null) return { state: 'used', at: usedAt, admission };
    return { state: ticket.is_paid ? 'valid' : 'unpaid', at: null, admission };
  }
  if (admitted !== null) return { state: 'used', at: admitted, admission: null };
  const voided = list?.voids.find((one) => one.id === id);
  if (!voided) return UNKNOWABLE;
  return { state: voided.reason, at: voided.passed_on_at, admission: null };
}
