import { PRODUCT } from '@arbora/domain';
import * as v from 'valibot';
import { clientIp, limitKey } from '../http/client-ip';
import { machineText, requiredMachineText, uuid } from '../http/fields';
import { countCall, type RateLimit } from '../http/rate-limit';
import type { App, Deps } from '../service';
import { recordConsent } from './record-consent';

/** A `ConsentRecord` of libs/domain. */
const body = v.strictObject({
  ip_address: v.pipe(requiredMachineText(45), v.ip('invalid')),
  is_consent_given: v.boolean('required'),
  host: requiredMachineText(255),
  cookies: machineText(2000),
  user_agent: machineText(1000),
  app: v.pipe(requiredMachineText(60), v.literal(PRODUCT, 'invalid')),
  auth_person: v.optional(v.nullable(uuid), null),
});

/**
 * Enough for the visitors behind one address of a mobile network, since their decisions must be documented; too few to
 * fill the disk.
 */
const LIMIT: RateLimit = { scope: 'consent', max: 600, windowSeconds: 3600 };

/**
 * `POST /api/consent/cookie_consent` → 201 without a body. Records the address of the connection, and the person only
 * with their access token; the submitted values are compared with these. 503 unavailable if it cannot be recorded.
 */
export function registerCookieConsent(app: App, deps: Deps): void {
  app.post(
    '/api/consent/cookie_consent',
    {
      config: { access: 'public' },
      schema: { summary: 'Records a cookie consent decision', errors: ['request.limited'], body },
    },
    async (request, reply) => {
      await countCall(deps.database, LIMIT, limitKey(request));
      const { auth_person, ...record } = request.body;
      const isOwn = auth_person !== null && auth_person === request.caller.claims?.sub;
      await recordConsent(deps, { ...record, auth_person: isOwn ? auth_person : null }, clientIp(request));
      return reply.code(201).send();
    },
  );
}
