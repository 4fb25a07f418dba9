import type { Pool } from 'pg';

/** An address with the newsletters that it gets, in their kept order (spec §3). */
export interface Subscriber {
  /** Null: nothing is said about this address. */
  id: string | null;
  email: string | null;
  subscriptions: string[];
}

/** The confirmed subscriber with this id, or of this account. */
export async function findSubscriber(
  service: Pool,
  { id, account }: { id?: string; account?: string },
): Promise<Subscriber | null> {
  const { rows } = await service.query<{ subscriber: Subscriber | null }>(
    'select app_private.subscriber_of($1, $2) as subscriber',
    [id ?? null, account ?? null],
  );
  return rows[0]?.subscriber ?? null;
}
