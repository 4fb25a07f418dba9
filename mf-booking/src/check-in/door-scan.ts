import {
  textIn,
  type Door,
  type DoorList,
  type DoorScanResult,
  type DoorVerdict,
  type PersonState,
  type TicketCheck,
} from '@arbora/domain';

/** Details of a ticket beside its verdict. */
export interface ScannedTicket extends Pick<TicketCheck, 'event' | 'slot'> {
  name: string | null;
  company: string | null;
}

/**
 * A scan of this device. `waiting`: admitted offline, not sent yet; `invalid`: admitted offline, later refused by the
 * server.
 */
export interface Scan {
  /** Stays the same when the scan is sent again. */
  key: string;
  /** Id of the ticket. */
  id: string;
  /** Time of the scan by this device's clock. */
  at: string;
  door: Door;
  place: string | null;
  /** Reason for admitting a ticket despite a warning. */
  note: string | null;
  state: 'admitted' | 'waiting' | 'twice' | 'invalid' | 'refused' | 'undone';
  /** It may have reached the server, although no response arrived. */
  isSent: boolean;
  verdict: DoorVerdict;
  ticket: ScannedTicket;
  /** State of the account that holds the ticket, by the list on this device. */
  holder: PersonState | null;
  admissions: DoorScanResult['admissions'];
}

/** A version 4 UUID; `crypto.randomUUID` exists on secure origins only. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function ticketOnList(list: DoorList | null, id: string): ScannedTicket {
  const ticket = list?.tickets.find((one) => one.id === id);
  const slot = list?.slots.find((one) => one.id === ticket?.slot_id);
  return {
    name: ticket?.name_on_ticket ?? null,
    company: ticket?.custom_company ?? null,
    event: ticket && list ? list.event : null,
    slot: slot ? { ...slot, date_end: null } : null,
  };
}

export function holderStateOnList(list: DoorList | null, id: string): PersonState | null {
  return list?.tickets.find((one) => one.id === id)?.person_state ?? null;
}

/**
 * The list with a ticket marked used since `checkedAt`, or unused for null; the same list if it does not have the
 * ticket.
 */
export function markOnList(list: DoorList | undefined, id: string, checkedAt: string | null): DoorList | undefined {
  if (!list?.tickets.some((ticket) => ticket.id === id)) return list;
  return {
    ...list,
    tickets: list.tickets.map((ticket) => (ticket.id === id ? { ...ticket, checked_at: checkedAt } : ticket)),
  };
}

export function ticketOfCheck({ ticket, event, slot }: TicketCheck): ScannedTicket {
  return { name: ticket?.name_on_ticket ?? null, company: ticket?.custom_company ?? null, event, slot };
}

/** The scan with the server's result. */
export function withResult(scan: Scan, { outcome, verdict, admissions, check }: DoorScanResult): Scan {
  const ticket = check.ticket ? ticketOfCheck(check) : { ...scan.ticket, event: check.event ?? scan.ticket.event };
  const wasAdmittedOffline = scan.state === 'waiting';
  const state = outcome === 'refused' && wasAdmittedOffline ? 'invalid' : outcome;
  return { ...scan, state, verdict, admissions, ticket };
}

/** Whether this scan has admitted the person. */
export function hasAdmitted({ state }: Scan): boolean {
  return state !== 'refused' && state !== 'undone';
}

export function slotName({ slot }: ScannedTicket, locale: Parameters<typeof textIn>[2]): string | null {
  return slot && textIn(slot, 'name', locale);
}
