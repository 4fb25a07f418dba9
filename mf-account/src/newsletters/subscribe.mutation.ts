import { api, mutation } from '@arbora/api';
import type { Locale } from '@arbora/domain';

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
