import type { Pool } from 'pg';
import * as v from 'valibot';
import type { Config } from '../config';

/** An address with its newsletters (spec §3). */
export interface Subscriber {
  /** Null: not disclosed, or not subscribed. */
  id: string | null;
  email: string | null;
  subscriptions: string[];
}

type Offer = Pick<Config, 'mailingLists'>;

/** Schema of a list of offered newsletter ids. */
export function offeredListsSchema({ mailingLists }: Offer) {
  return v.pipe(v.array(v.picklist(mailingLists, 'invalid'), 'required'), v.maxLength(mailingLists.length, 'too_long'));
}

/** The subscriber with those newsletters that are still offered, in their order. */
export function withOfferedLists({ mailingLists }: Offer, subscriber: Subscriber): Subscriber {
  return { ...subscriber, subscriptions: mailingLists.filter((id) => subscriber.subscriptions.includes(id)) };
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
