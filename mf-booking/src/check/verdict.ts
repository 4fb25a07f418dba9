import { isApiError } from '@arbora/api';
import {
  doorFault,
  doorTicketOf,
  doorVerdict,
  isDoorFault,
  type Door,
  type DoorFault,
  type DoorTicketState,
  type TicketCheck,
} from '@arbora/domain';
import { timeOfRefusal } from './check-in.mutation';

/** The verdict on screen. `admitted`: just checked in on this screen. `at`: time of use or of passing on. */
export interface Verdict {
  kind: DoorTicketState | DoorFault | 'admitted';
  at: string | null;
}

const REFUSALS: Readonly<Record<string, Verdict['kind']>> = {
  'booking.ticket_used': 'used',
  'booking.ticket_unpaid': 'unpaid',
  'booking.ticket_cancelled': 'cancelled',
  'booking.ticket_passed_on': 'passed_on',
  'booking.ticket_unknown': 'unknown',
  'booking.ticket_other_event': 'other_event',
  'booking.ticket_other_day': 'other_day',
  'booking.ticket_other_slot': 'other_slot',
};

/** The verdict for a refused check-in; null for an error unrelated to the ticket. */
export function refusalVerdict(error: unknown): Verdict | null {
  const kind = isApiError(error) ? REFUSALS[error.code] : undefined;
  return kind ? { kind, at: timeOfRefusal(error) } : null;
}

/** The reason against admitting another ticket of the event at `door`; null if there is none. */
export function otherFaultAt(
  ticket: TicketCheck['others'][number],
  eventId: string,
  door: Door,
  now: number = Date.now(),
): DoorFault | null {
  return doorFault({ eventId, slotId: ticket.slot_id, startsAt: ticket.slot_date }, door, now);
}

/** The reason against admitting a valid ticket at `door`, for staff only. */
export function faultAt(check: TicketCheck, door: Door): DoorFault | null {
  if (check.view !== 'staff') return null;
  const { reason } = doorVerdict(doorTicketOf(check), door, Date.now());
  return isDoorFault(reason) ? reason : null;
}

/** Verdict of a loaded ticket at `door`. The result of a check-in on this screen takes precedence. */
export function verdictOf(
  check: TicketCheck,
  door: Door,
  checkIn: { data: TicketCheck | undefined; error: unknown },
): Verdict {
  if (checkIn.data) return { kind: 'admitted', at: checkIn.data.checked_at };
  return (
    refusalVerdict(checkIn.error) ?? {
      kind: faultAt(check, door) ?? check.state,
      at: check.checked_at ?? check.passed_on_at,
    }
  );
}
