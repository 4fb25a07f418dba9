import * as v from 'valibot';
import { limitKey } from '../../http/client-ip';
import { AppError } from '../../http/errors';
import { countCall, type RateLimit } from '../../http/rate-limit';
import type { App, Deps } from '../../service';
import { sendTokens } from '../send-tokens';
import { logAuthEvent } from '../auth-log';
import { roleFor } from '../issue-token';
import { tokenRole } from '../login.route';
import { findPersonById } from '../person';
import { admitPerson } from '../second-factor/staff-factor';
import { startSession } from '../session';
import { sessionOriginOf } from '../session-origin';
import { storeChallenge, consumeChallenge } from './challenges';
import { signedLogin } from './passkey-fields';
import { lockPasskey, notePasskeyUse } from './passkeys';
import { requireRelyingParty } from './relying-party';
import { verifySignature } from './verify-signature';
import { webauthn } from './webauthn';

const body = v.strictObject({
  passkey: signedLogin,
  role: v.optional(tokenRole),
  cookie: v.optional(v.boolean('invalid'), true),
});

/** The login page requests a challenge when it is loaded. */
const BEGIN_LIMIT: RateLimit = { scope: 'login.passkey_begin', max: 300, windowSeconds: 3600 };
const LIMIT: RateLimit = { scope: 'login.passkey', max: 60, windowSeconds: 3600 };

/**
 * `POST /api/auth/login/passkey/begin` → the request options for the authenticator, valid for ten minutes and one
 * response; `POST /api/auth/login/passkey` `{ passkey }` → as `/login`: a passkey counts as both factors. 401
 * auth.passkey_invalid for an unknown passkey, a wrong signature, or a signature counter lower than before; 410
 * auth.challenge_expired.
 */
export function registerPasskeyLogin(app: App, { config, database }: Deps): void {
  const access = { access: 'public', token: 'ignored' } as const;

  app.post(
    '/api/auth/login/passkey/begin',
    { config: access, schema: { summary: 'Begins a login by a passkey', errors: ['request.limited', 'not_found'] } },
    async (request) => {
      const party = requireRelyingParty(config);
      await countCall(database, BEGIN_LIMIT, limitKey(request));
      const { generateAuthenticationOptions } = await webauthn();
      const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' });
      await storeChallenge(database, options.challenge, null);
      return options;
    },
  );

  app.post(
    '/api/auth/login/passkey',
    {
      config: access,
      schema: {
        summary: 'Logs in by a passkey',
        errors: [
          'auth.passkey_invalid',
          'auth.challenge_expired',
          'auth.awaiting_approval',
          'auth.blocked',
          'auth.not_allowed_in_app',
          'auth.forbidden',
          'auth.second_factor_missing',
          'request.limited',
          'not_found',
        ],
        body,
      },
    },
    async (request, reply) => {
      const { passkey, role: wanted, cookie } = request.body;
      const party = requireRelyingParty(config);
      await countCall(database, LIMIT, limitKey(request));
      const challenge = await consumeChallenge(database, passkey.response.clientDataJSON, null);
      const { person, session } = await database.asService(async (client) => {
        const stored = await lockPasskey(client, passkey.id);
        const use = stored && (await verifySignature(stored, passkey, challenge, party));
        const found = stored && (await findPersonById(client, stored.person_id));
        if (!stored || !use || !found) return { person: found, session: null };
        const admitted = await admitPerson(found, config);
        roleFor(admitted, wanted);
        await notePasskeyUse(client, stored.id, use);
        return { person: admitted, session: await startSession(client, found, sessionOriginOf(request), config) };
      });
      const entry = { personId: person?.id, email: person?.email };
      if (!person || !session) {
        await logAuthEvent(database, request, { event: 'passkey_refused', ...entry });
        throw new AppError('auth.passkey_invalid');
      }
      await logAuthEvent(database, request, { event: 'login', ...entry, details: { by: 'passkey' } });
      return sendTokens(app, reply, config, { person, role: roleFor(person, wanted), session, cookie });
    },
  );
}
