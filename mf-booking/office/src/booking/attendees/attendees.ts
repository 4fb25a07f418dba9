import type { PersonState } from '@arbora/domain';
import { personEmail } from '@arbora/office';
import type { ReservationRow } from '../reservations/reservation-row';

/** One ticket on the list of a slot. */
export interface Attendee {
  id: string;
  slotId: string;
  name: string;
  /** Holder of the reservation. */
  holder: string;
  holderState: PersonState | null;
  email: string;
  company: string;
  symbol: string;
  /** Variable symbol of the reservation and the ticket's number in it. */
  number: string;
  isPaid: boolean;
  checkedAt: string | null;
}

/** The attendees of reservations, by name. */
export function attendeesOf(reservations: readonly ReservationRow[], locale: string): Attendee[] {
  const attendees = reservations.flatMap((row) =>
    row.tickets.map((ticket, index) => ({
      id: ticket.id,
      slotId: row.event_slot_id,
      name: ticket.name_on_ticket,
      holder: row.person_name ?? '',
      holderState: row.person_state,
      email: personEmail(row) ?? '',
      company: ticket.custom_company ?? row.person_company ?? '',
      symbol: row.variable_symbol,
      number: `${row.variable_symbol}/${index + 1}`,
      isPaid: row.is_paid,
      checkedAt: ticket.checked_at,
    })),
  );
  const collator = new Intl.Collator(locale);
  return attendees.sort((one, other) => collator.compare(one.name, other.name));
}
