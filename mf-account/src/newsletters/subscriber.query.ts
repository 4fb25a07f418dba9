import { api } from '@arbora/api';
import { queryOptions, type QueryClient } from '@arbora/query';

/** An address with the newsletters that it gets (spec §3). */
export interface Subscriber {
  /** What lets the newsletters be changed; null where nothing is known of the address, or nothing is told. */
  id: string | null;
  email: string | null;
  /** Ids of newsletters. */
  subscriptions: string[];
}

/** By the `id` that mails bring along, or of the account that asks. */
export type SubscriberOf = { id: string } | { account_id: string };

const SUBSCRIBERS = ['subscriber'];

/** What somebody gets (spec §7). An id that nobody has is an ApiError mailing.subscriber_unknown. */
export function subscriberQuery(whose: SubscriberOf) {
  return queryOptions({
    queryKey: [...SUBSCRIBERS, whose],
    queryFn: () => api.get<Subscriber>('/mailing/public/subscriber-subscriptions', { query: whose }),
  });
}

/** Puts what became of the subscriber `id` in place of what was read of it, however it was asked for. */
export function rememberSubscriber(client: QueryClient, id: string, now: Subscriber): void {
  client.setQueriesData<Subscriber>({ queryKey: SUBSCRIBERS }, (known) => (known?.id === id ? now : known));
}
