import { doorFault, type Admission, type Door, type DoorFault } from './door';
import type { DoorList, TicketCheck } from './entities/booking';

/** `unknowable`: the device has no network and the code is not on its list, which names the tickets of one event. */
export type DoorTicketState = TicketCheck['state'] | 'unknowable';

/** State of a ticket at the door, on the server or on a device without a network. */
export interface DoorTicket {
  state: DoorTicketState;
  /** When it was used, or since when its code is void; ISO 8601 with zone. */
  at: string | null;
  /** Null where the ticket, or its slot, is not known. */
  admission: Admission | null;
}

/** `ok` lets in, `attention` only after a deliberate second press, `refused` does not. */
export interface DoorVerdict {
  kind: 'ok' | 'attention' | 'refused';
  reason: DoorTicketState | DoorFault;
  at: string | null;
}

/** The one rule of the door, for server and device. */
export function doorVerdict({ state, at, admission }: DoorTicket, door: Door, now: Date | number): DoorVerdict {
  if (state === 'unknowable') return { kind: 'attention', reason: state, at: null };
  if (state !== 'valid') return { kind: 'refused', reason: state, at };
  if (admission === null) return { kind: 'refused', reason: 'unknown', at: null };
  const fault = doorFault(admission, door, now);
  return fault === null ? { kind: 'ok', reason: 'valid', at: null } : { kind: 'attention', reason: fault, at: null };
}

/** The ticket of a server's answer to staff. */
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

/** The ticket of a code on a kept list; `admitted`: when this device itself has let it in since. */
export function keptDoorTicket(list: DoorList | null, id: string, admitted: string | null = null): DoorTicket {
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
