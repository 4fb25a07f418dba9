import { rest, rows } from '@arbora/api';
import { containing } from '@arbora/domain';
import { queryOptions } from '@arbora/query';
import { searchPatterns } from '../booking/reservations/reservations.queries';

const FOUND = 8;
const STALE_MS = 10_000;

/** A reservation that a payment can be linked to, also a cancelled one. */
export interface Payable {
  id: string;
  symbol: string | null;
  name: string | null;
  amount: number | null;
  state: 'paid' | 'unpaid' | 'cancelled';
}

async function readPayable(text: string): Promise<Payable[]> {
  let present = rest()
    .from('reservation_ticket_list')
    .select('id,variable_symbol,person_name,person_email,amount,is_paid')
    .gt('places', 0)
    .order('created_at', { ascending: false })
    .limit(FOUND);
  for (const pattern of searchPatterns(text)) present = present.like('search', pattern);
  let cancelled = rest()
    .from('cancelled_reservation_list')
    .select('id,variable_symbol,person_name,person_email,amount')
    .order('cancelled_at', { ascending: false })
    .limit(FOUND);
  if (text) {
    const pattern = `"${containing(text).replace(/["\\]/g, '\\$&')}"`;
    cancelled = cancelled.or(
      ['variable_symbol', 'person_name', 'person_email'].map((by) => `${by}.ilike.${pattern}`).join(),
    );
  }
  const [reservations, gone] = await Promise.all([rows(present), rows(cancelled)]);
  return [
    ...reservations.map(({ id, variable_symbol, person_name, person_email, amount, is_paid }): Payable => ({
      id,
      symbol: variable_symbol,
      name: person_name ?? person_email,
      amount,
      state: is_paid ? 'paid' : 'unpaid',
    })),
    ...gone.map(({ id, variable_symbol, person_name, person_email, amount }): Payable => ({
      id,
      symbol: variable_symbol,
      name: person_name ?? person_email,
      amount,
      state: 'cancelled',
    })),
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
