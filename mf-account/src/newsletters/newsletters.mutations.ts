import { api, mutation } from '@arbora/api';
import type { Locale } from '@arbora/domain';
import type { Subscriber } from './subscriber.query';

interface Subscribing {
  email: string;
  /** Ids of newsletters, at least one. */
  subscriptions: string[];
  /** The id of the logged-in person, who will own the address. */
  account_id: string | undefined;
  /** Language of the mails. */
  locale: Locale;
}

/**
 * `POST /public/subscriber-create`: mails a confirmation link, to known and unknown addresses alike. @throws ApiError
 * request.limited
 */
export const subscribe = mutation<{ pending: true }, Subscribing>({
  run: (subscribing) => api.post('/mailing/public/subscriber-create', subscribing),
});

/** `POST /public/subscriber-update`: sets the newsletters of an address. @throws ApiError mailing.subscriber_unknown */
export const saveSubscriptions = mutation<Subscriber, { id: string; subscriptions: string[] }>({
  run: (changed) => api.post('/mailing/public/subscriber-update', changed, { anonymous: true }),
});

/** `DELETE /public/subscriber-delete/{id}`: deletes an address; idempotent. @throws ApiError */
export const endSubscriptions = mutation<null, string>({
  run: (id) => api.delete(`/mailing/public/subscriber-delete/${id}`, undefined, { anonymous: true }),
});
