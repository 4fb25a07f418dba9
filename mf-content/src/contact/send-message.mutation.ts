import { api, mutation } from '@arbora/api';
import type { Locale } from '@arbora/domain';

export interface ContactMessage {
  name: string;
  email: string;
  /** '' for none. */
  phone: string;
  /** Name of a branch; '' for the nursery in general. */
  branch: string;
  message: string;
  /** Language of the page. */
  locale: Locale;
}

/** A duplicate message is mailed once. @throws ApiError request.limited, or with invalid fields */
export const sendMessage = mutation<{ sent: true }, ContactMessage>({
  run: (message) => api.post('/backend/contact_message', message, { anonymous: true }),
});
