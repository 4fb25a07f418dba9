import { api, mutation } from '@arbora/api';
import type { Locale } from '@arbora/domain';

interface Subscribing {
  email: string;
  /** Ids of newsletters, one at least. */
  subscriptions: string[];
  /** Of the person logged in, whom the address will belong to. */
  account_id: string | undefined;
  /** Language of the mails. */
  locale: Locale;
}

/** `POST /public/subscriber-create`: a mail with a link to confirm, known address or not. @throws ApiError request.limited */
export const subscribe = mutation<{ pending: true }, Subscribing>({
  run: (subscribing) => api.post('/mailing/public/subscriber-create', subscribing),
});
