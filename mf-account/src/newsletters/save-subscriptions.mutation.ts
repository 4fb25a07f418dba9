import { api, mutation } from '@arbora/api';
import type { Subscriber } from './subscriber.query';

/** `POST /public/subscriber-update`: sets the newsletters of an address. @throws ApiError mailing.subscriber_unknown */
export const saveSubscriptions = mutation<Subscriber, { id: string; subscriptions: string[] }>({
  run: (changed) => api.post('/mailing/public/subscriber-update', changed, { anonymous: true }),
});
