import { rest, rows } from '@arbora/api';
import type { PersonState } from '@arbora/domain';
import { queryOptions } from '@arbora/query';
import { personName, type RowPerson, withWords } from '@arbora/office';

const FOUND = 8;
const STALE_MS = 10_000;

/** A reservation that a payment can be linked to, also a cancelled one. */
export interface Payable {
  id: string;
  symbol: string | null;
  /** Null for an erased person. */
  name: string | null;
  personState: PersonState | null;
  amount: number | null;
  state: 'paid' | 'unpaid' | 'cancelled';
}

type Found = RowPerson & { id: string; variable_symbol: string | null; amount: number | null };

function payableOf(row: Found): Omit<Payable, 'state'> {
  const { id, variable_symbol, person_state, amount } = row;
  return { id, symbol: variable_symbol, name: personName(row), personState: person_state, amount };
}

async function readPayable(text: string): Promise<Payable[]> {
  const present = rest()
    .from('reservation_ticket_list')
    .select('id,variable_symbol,person_name,person_email,person_state,amount,is_paid')
    .gt('places', 0)
    .order('created_at', { ascending: false })
    .limit(FOUND);
  const cancelled = rest()
    .from('cancelled_reservation_list')
    .select('id,variable_symbol,person_name,person_email,person_state,amount')
    .order('cancelled_at', { ascending: false })
    .limit(FOUND);
  const [reservations, gone] = await Promise.all([rows(withWords(present, text)), rows(withWords(cancelled, text))]);
  return [
    ...reservations.map((row): Payable => ({ ...payableOf(row), state: row.is_paid ? 'paid' : 'unpaid' })),
    ...gone.map((row): Payable => ({ ...payableOf(row), state: 'cancelled' })),
  ];
}

/** Reservations found by symbol, person or names of tickets; without a text the latest. */
export function payableQuery(text: string) {
  return queryOptions({
    queryKey: ['reservation_ticket_list', 'payable', text],
    queryFn: () => readPayable(text),
    staleTime: STALE_MS,
  });
}
