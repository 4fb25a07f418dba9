import { api, mutation } from '@arbora/api';
import type { Locale } from '@arbora/domain';
import type { Subscriber } from './subscriber.query';

interface SubscriptionRequest {
  email: string;
  /** Ids of newsletters, at least one. */
  subscriptions: string[];
  /** The id of the logged-in person, who will own the address. */
  account_id: string | undefined;
  /** Language of the mails. */
  locale: Locale;
}

/**
 * `POST /mailing/public/subscriber-create`: mails a confirmation link, to known and unknown addresses alike.
 * @throws ApiError request.limited
 */
export const subscribe = mutation<{ pending: true }, SubscriptionRequest>({
  run: (request) => api.post('/mailing/public/subscriber-create', request),
});

/**
 * `POST /mailing/public/subscriber-update`: sets the newsletters of an address.
 * @throws ApiError mailing.subscriber_unknown
 */
export const saveSubscriptions = mutation<Subscriber, { id: string; subscriptions: string[] }>({
  run: (changed) => api.post('/mailing/public/subscriber-update', changed, { anonymous: true }),
});

/** `DELETE /mailing/public/subscriber-delete/{id}`: deletes an address; idempotent. */
export const deleteSubscriber = mutation<null, string>({
  run: (id) => api.delete(`/mailing/public/subscriber-delete/${id}`, undefined, { anonymous: true }),
});
