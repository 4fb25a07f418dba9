import type { RateLimit } from '../http/rate-limit';

/** Calls about subscribers per IP address. */
export const SUBSCRIBER_LIMIT: RateLimit = { scope: 'mailing.subscriber', max: 120, windowSeconds: 3600 };
/** Confirmation mails requested per IP address, and per mailbox. */
export const REQUEST_LIMIT: RateLimit = { scope: 'mailing.create', max: 20, windowSeconds: 3600 };
export const MAILBOX_LIMIT: RateLimit = { scope: 'mailing.create.email', max: 5, windowSeconds: 3600 };
