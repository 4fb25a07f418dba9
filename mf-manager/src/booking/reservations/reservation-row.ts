import type { BookingReservation, BookingTicket } from '@arbora/domain';

export type ListedTicket = Pick<BookingTicket, 'id' | 'name_on_ticket' | 'is_checked' | 'checked_at'>;

/** A row of the view `reservation_ticket_list`. */
export interface ReservationRow extends Pick<
  BookingReservation,
  'id' | 'event_slot_id' | 'person_id' | 'vs' | 'is_paid' | 'paid_at' | 'due_at' | 'created_at' | 'places'
> {
  event_id: string;
  person_email: string;
  person_name: string | null;
  person_company: string | null;
  /** `mask_vs` and the reservation's number: what the payer writes. */
  variable_symbol: string;
  ticket_count: number;
  checked_count: number;
  /** CZK. */
  amount: number;
  tickets: ListedTicket[];
}

/** `empty`: a manager's own reservation without places. */
export type ReservationState = 'paid' | 'free' | 'unpaid' | 'overdue' | 'empty';

export function reservationState(row: ReservationRow, now: number = Date.now()): ReservationState {
  if (row.places === 0) return 'empty';
  if (row.is_paid) return row.amount === 0 ? 'free' : 'paid';
  return row.due_at !== null && Date.parse(row.due_at) < now ? 'overdue' : 'unpaid';
}

export function holderOf({ person_name, person_email }: ReservationRow): string {
  return person_name ?? person_email;
}
