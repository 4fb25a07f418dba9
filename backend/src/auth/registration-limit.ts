import type { RateLimit } from '../http/rate-limit';

/** Accounts opened with the public key from one address, by whichever call. */
export const REGISTRATION_LIMIT: RateLimit = { scope: 'registration', max: 30, windowSeconds: 3600 };
