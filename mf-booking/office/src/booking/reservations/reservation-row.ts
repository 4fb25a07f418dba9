import type { ReservationListItem } from '@arbora/domain';
import { personName } from '@arbora/office';

/** Columns of a reservation as staff lists show it. */
export const RESERVATION_COLUMNS = `id,event_slot_id,event_id,person_id,person_email,person_name,person_company,person_state,vs,variable_symbol,
  is_paid,paid_at,due_at,created_at,places,ticket_count,checked_count,amount,invoice,version,tickets`;

/** A reservation in the list of its slot. */
export type ReservationRow = Omit<ReservationListItem, 'search'>;

/** `empty`: a manager's own reservation without places. */
export type ReservationState = 'paid' | 'free' | 'unpaid' | 'overdue' | 'empty';

export function reservationState(row: ReservationRow, now: number = Date.now()): ReservationState {
  if (row.places === 0) return 'empty';
  if (row.is_paid) return row.amount === 0 ? 'free' : 'paid';
  return row.due_at !== null && Date.parse(row.due_at) < now ? 'overdue' : 'unpaid';
}

/** Name of the holder; the variable symbol if the holder was erased. */
export function holderOf(row: ReservationRow): string {
  return personName(row) ?? row.variable_symbol;
}
