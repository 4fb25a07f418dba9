import type { RateLimit } from '../http/rate-limit';

/** Accounts created with the public key from one address, by any route. */
export const REGISTRATION_LIMIT: RateLimit = { scope: 'registration', max: 30, windowSeconds: 3600 };
