import type { ReservationListItem } from '@arbora/domain';
import { personName } from '@arbora/office';

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
