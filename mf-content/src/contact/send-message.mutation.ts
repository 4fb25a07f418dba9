import { api, mutation } from '@arbora/api';
import type { Locale } from '@arbora/domain';

export interface ContactMessage {
  name: string;
  email: string;
  /** '' for none. */
  phone: string;
  /** Name of a branch; '' leaves it to the nursery. */
  branch: string;
  message: string;
  /** Language of the page it was written on. */
  locale: Locale;
}

/** The same message sent twice is mailed once. @throws ApiError request.limited, or with the fields that are wrong */
export const sendMessage = mutation<{ sent: true }, ContactMessage>({
  run: (message) => api.post('/backend/contact_message', message, { anonymous: true }),
});
