import { mutation, rest, rows } from '@arbora/api';

const TABLE = 'set_aside_payment';
const invalidates = [['bank_transaction_list'], [TABLE], ['history_list', TABLE]] as const;

interface Aside {
  id: string;
  aside_note: string | null;
}

/** Sets payments aside, each with its note. @throws ApiError auth.forbidden for one that belongs to a reservation */
export async function setAside(payments: readonly Aside[]): Promise<void> {
  const lines = payments.map(({ id, aside_note }) => ({ transaction_id: id, note: aside_note ?? '' }));
  await rows(rest().from(TABLE).insert(lines).select('transaction_id'));
}

/** Returns payments to the open ones. @throws ApiError */
export async function putBack(payments: readonly Pick<Aside, 'id'>[]): Promise<void> {
  const ids = payments.map(({ id }) => id);
  await rows(rest().from(TABLE).delete().in('transaction_id', ids).select('transaction_id'));
}

export const setAsidePayments = mutation({ run: setAside, invalidates });
export const putBackPayments = mutation({ run: putBack, invalidates });
