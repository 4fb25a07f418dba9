import type { Service } from '../service';
import { registerCookieConsent } from './cookie-consent.route';
import { registerIp } from './ip.route';

/** `/api/consent` and `/api/ip`: records of decisions about cookies, and the caller's address for them (spec §7). */
export const consentService: Service = {
  name: 'consent',
  register(app, deps) {
    registerCookieConsent(app, deps);
    registerIp(app, deps);
  },
};
