import { api } from '@arbora/api';
import { queryOptions, type QueryClient } from '@arbora/query';

/** An address with the newsletters that it gets (spec §3). */
export interface Subscriber {
  /** Authorizes changes of the newsletters; null for an unknown address, or if it is not disclosed. */
  id: string | null;
  email: string | null;
  /** Ids of newsletters. */
  subscriptions: string[];
}

/** Identified by the `id` in mails, or by the logged-in account. */
export type SubscriberKey = { id: string } | { account_id: string };

const SUBSCRIBERS = ['mf-account', 'subscriber'];

/** The newsletters of a subscriber (spec §7). An unknown id is an ApiError mailing.subscriber_unknown. */
export function subscriberQuery(subscriberKey: SubscriberKey) {
  return queryOptions({
    queryKey: [...SUBSCRIBERS, subscriberKey],
    queryFn: () => api.get<Subscriber>('/mailing/public/subscriber-subscriptions', { query: subscriberKey }),
  });
}

/** Replaces the cached data of the subscriber `id` under all its query keys. */
export function setCachedSubscriber(client: QueryClient, id: string, subscriber: Subscriber): void {
  client.setQueriesData<Subscriber>({ queryKey: SUBSCRIBERS }, (cached) => (cached?.id === id ? subscriber : cached));
}
